// What the menu of a table says besides what it leads to.

const menu = {
  tableMode: 'Table mode',
  tableModeNote: (isOn: boolean) =>
    isOn
      ? 'On. Tap to hold the tablet in your hands again.'
      : 'Off. Tap when the tablet is in the middle of the table: large text, and each question faces the player it is for.'
};

export default menu;
