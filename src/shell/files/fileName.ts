// The names of files, which are the same in every language.

const plain = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const fileName = (name: string, time: number): string => `${plain(name) || 'game'}-${day(time)}`;

export const backupName = (time: number): string => `pass-the-crown-all-games-${day(time)}`;
