// An address at which there is nothing.

const lost = {
  title: 'No such page',
  text: 'There is nothing at this address. Your games are safe.',
  home: 'Back to the start'
};

export default lost;
