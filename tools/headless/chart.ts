// npm run chart: writes the drawings of the charts into docs/. A test fails while one there is stale.

import { writeFileSync } from 'node:fs';
import { drawChart, DRAWINGS } from './drawing';

for (const [path, drawn] of Object.entries(DRAWINGS)) writeFileSync(path, drawChart(drawn));
