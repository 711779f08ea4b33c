// English of the panels beside the board and of the stages in its place.

import bidding from './bidding';
import cards from './cards';
import choices from './choices';
import combat from './combat';
import marches from './marches';
import mustering from './mustering';
import raids from './raids';
import raven from './raven';
import retreats from './retreats';
import reveal from './reveal';
import westeros from './westeros';
import wildlings from './wildlings';

export default {
  bidding,
  cards,
  choices,
  combat,
  marches,
  mustering,
  raids,
  raven,
  retreats,
  reveal,
  westeros,
  wildlings
};
