import { type Floors, type FolderSet, findCircles, findUpward } from './folder-graph.rules.ts';
import { readImports } from './read-imports.ts';
import { ROOT } from './run-command.ts';

/** Checks that folders do not need each other in a circle and that the wings of commerce point down, types included. */

const MODULES: FolderSet = {
  name: 'the modules of commerce',
  folderOf: (file) => /^commerce\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null,
};

/** The search engine stands beside the wings: it knows the ground and nothing above it. */
const WINGS: Floors = {
  name: 'the wings of commerce',
  prefixes: ['ground', 'range', 'people', 'money', 'buying', 'orders', 'service'].map(
    (wing) => `commerce/${wing}/`,
  ),
};

const imports = readImports(ROOT, ['commerce', 'search']);
const faults = [
  ...findCircles(imports, MODULES).map(
    ({ folders, imports: closing }) =>
      `${MODULES.name} need each other in a circle: ${folders.join(', ')}\n${closing
        .map(({ from, to }) => `    ${from} → ${to}`)
        .join('\n')}`,
  ),
  ...findUpward(imports, WINGS).map(({ from, to }) => `${WINGS.name} point down only: ${from} → ${to}`),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
