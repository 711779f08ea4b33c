// npm run chart: writes the drawing of the chart into docs/. A test fails while the drawing there is stale.

import { writeFileSync } from 'node:fs';
import { drawChart } from './drawing';

writeFileSync('docs/chart.md', drawChart());
