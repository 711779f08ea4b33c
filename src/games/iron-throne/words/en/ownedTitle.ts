// The way to the cards that an owner of the box writes, as settings name it. Loaded without the rest of its words.

const ownedTitle = {
  title: 'Cards I own',
  note: 'The Iron Throne: write what the leaders and cards in your box really say'
};

export default ownedTitle;
