// `npm run -s text`: reads all text, says what is wrong with it, with file and line, and writes its types.
import { writeTypes } from './text/plugin.mjs';
import { readText } from './text/read.mjs';

const text = readText();
writeTypes(text);
for (const fault of text.faults) console.error(fault);
for (const note of text.notes) console.log(note);
process.exitCode = text.faults.length > 0 ? 1 : 0;
