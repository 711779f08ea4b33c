// A new game: how many, who sits where, begin.

import type { House } from '../../box/houses';
import { several } from '../../../../ui/words/english';
import { house } from './say';

const newGame = {
  title: 'New game',
  home: 'Back',
  howMany: 'How many?',
  players: 'Number of players',
  count: (count: number) => `${count}`,
  whoWhere: 'Who sits where?',
  order: 'clockwise, in passing order',
  player: (number: number) => `Player ${number}`,
  place: (place: number) => `${place}`,
  seat: (place: number, of: number) => `Seat ${place} of ${of}`,
  name: (place: number) => `Name at seat ${place}`,
  /** The seat's player; its number without a name. */
  called: (name: string, place: number) => (name.trim() === '' ? `Seat ${place}` : name.trim()),
  namePlaceholder: 'Name',
  pin: (place: number) => `PIN at seat ${place}, four digits or none`,
  pinPlaceholder: 'PIN',
  changeHouse: (one: House, name: string) => `${name} plays House ${house(one)}. Change`,
  housesFor: (name: string) => `House of ${name}`,
  free: 'free',
  /** After the name of the House's player, who gets the other one in return. */
  swaps: 'swaps Houses',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  sits: (name: string, place: number) => `${name} sits in seat ${place}.`,
  pins: 'PINs',
  pinsNote: 'A seat may ask for four digits when its curtain opens.',
  owned: (count: number) => `With ${several(count, 'card of yours', 'cards of yours')}`,
  ownedNote: 'As you wrote them in the settings. The game keeps them.',
  lacks: {
    name: 'This seat needs a name.',
    pin: 'A PIN has four digits. Without one, leave it empty.'
  },
  lot: 'Who challenges first is random.',
  begin: 'Begin',
  beginning: 'Setting up …'
};

export default newGame;
