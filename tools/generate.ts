import { writeFileSync } from 'node:fs';
import { generateFiles } from './generate/generated-files.ts';

/** `npm run generate`: writes every file that follows from another one. */
for (const file of await generateFiles()) {
  writeFileSync(file.path, file.text);
  console.log(`wrote ${file.name}`);
}
