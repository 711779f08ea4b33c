// The chronicle of any game: its figures, and how long everybody took.

const MINUTE = 60_000;

function long(time: number): string {
  const minutes = Math.round(time / MINUTE);
  if (minutes < 1) return 'under a minute';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

const chronicle = {
  title: 'Chronicle',
  opening: 'Opening the chronicle …',
  running: 'The game is still on: this is what everyone saw.',
  noTimes: 'Times are not known for a game that was imported from a file.',
  long,
  replay: 'Replay'
};

export default chronicle;
