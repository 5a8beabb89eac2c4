import { readFileSync } from 'node:fs';
import { generateFiles } from '../generate/generated-files.ts';

/** Whether every generated file is what `npm run generate` would write. */
const stale = (await generateFiles()).filter(({ path, text }) => readFileSync(path, 'utf8') !== text);
for (const { name } of stale) console.error(`${name} is not what \`npm run generate\` writes`);
process.exit(stale.length === 0 ? 0 : 1);
