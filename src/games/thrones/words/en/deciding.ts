// English of the panels beside the board.

import choices from './choices';
import mustering from './mustering';
import raids from './raids';
import raven from './raven';

export default {
  choices,
  mustering,
  raids,
  raven
};
