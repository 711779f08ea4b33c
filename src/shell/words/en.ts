// English text of every table; the pages around it: en/pages.ts. Its type is the shape of every language.

import { several } from '../../ui/words/english';
import curtain from './en/curtain';
import leaving from './en/leaving';
import play from './en/play';
import takingBack from './en/takingBack';
import windows from './en/windows';

const en = {
  title: 'Pass the Crown',
  update: {
    waiting: 'A new version is ready.',
    taken: 'Another tab has switched to the new version.',
    now: 'Update now',
    later: 'Later',
    reload: 'Reload here too'
  },
  menu: 'Menu',
  glass: {
    ranOut: (minutes: number) => `Time is up: ${several(minutes, 'minute', 'minutes')}.`,
    turn: 'No penalty. Tap to turn the timer over.'
  },
  curtain,
  leaving,
  play,
  takingBack,
  windows
};

export default en;
