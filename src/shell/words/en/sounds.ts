// The one question about sounds, at the first start.

const sounds = {
  asks: 'Play with sounds?',
  yes: 'Yes',
  no: 'No',
  on: 'Sounds are on.',
  off: 'No sounds.'
};

export default sounds;
