// English of the panels beside the board and of the battle.

import choices from './choices';
import combat from './combat';
import marches from './marches';
import mustering from './mustering';
import raids from './raids';
import raven from './raven';
import retreats from './retreats';

export default {
  choices,
  combat,
  marches,
  mustering,
  raids,
  raven,
  retreats
};
