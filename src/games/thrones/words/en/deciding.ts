// English of the panels beside the board.

import choices from './choices';
import marches from './marches';
import mustering from './mustering';
import raids from './raids';
import raven from './raven';
import retreats from './retreats';

export default {
  choices,
  marches,
  mustering,
  raids,
  raven,
  retreats
};
