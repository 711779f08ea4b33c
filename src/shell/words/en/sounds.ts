// The one question about sounds, at the first start.

const sounds = {
  asks: 'Play with sounds?',
  yes: 'Yes',
  no: 'No',
  on: 'Sounds are on. You can turn them off in the settings.',
  off: 'No sounds. You can turn them on in the settings.'
};

export default sounds;
