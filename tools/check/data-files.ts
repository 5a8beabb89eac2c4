import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SHIPPED_RETAILER } from '#retailer/folder.ts';
import { findConflicts, findJsonFault, findRetailerNames } from './data-files.rules.ts';
import { ROOT } from './run-command.ts';
import { findSizeFault } from './sizes.rules.ts';

/**
 * Checks that every JSON file of the repository parses, that no text file has conflict markers, that no file is too long,
 * and that the product does not name the retailer it ships with.
 */

const BINARY = /\.(?:png|webp|avif|jpe?g|woff2?|pdf|ico|gz|zip)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !BINARY.test(file));

const faults = files.flatMap((file) => {
  const text = readText(file);
  if (text === null) return [];
  const conflicts = findConflicts(text).map((line) => `${file}:${line}: the mark of a merge`);
  const retailer = basename(SHIPPED_RETAILER);
  const names = findRetailerNames(file, text, retailer).map(
    (line) =>
      `${file}:${line}: names the retailer ${retailer}; what is hers belongs into retailers/${retailer}/`,
  );
  const fault = file.endsWith('.json') && conflicts.length === 0 ? findJsonFault(text) : null;
  const size = findSizeFault(file, text);
  return [...conflicts, ...names, ...(fault ? [`${file}: ${fault}`] : []), ...(size ? [size] : [])];
});
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** null: the file has been deleted and is still in git's index. */
function readText(file: string): string | null {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return null;
  }
}
