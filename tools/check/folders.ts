import { findCircles, findUpward } from './folder-graph.rules.ts';
import { MODULES, SERVING, STOREFRONT, WINGS } from './folder-sets.rules.ts';
import { readImports } from './read-imports.ts';
import { ROOT } from './run-command.ts';

/** Checks that folders do not need each other in a circle and that the wings of commerce point down, types included. */

const imports = readImports(ROOT, ['commerce', 'search', 'storefront', 'gateway', 'http']);
const faults = [
  ...[MODULES, STOREFRONT, ...SERVING].flatMap((set) =>
    findCircles(imports, set).map(
      ({ folders, imports: closing }) =>
        `${set.name} need each other in a circle: ${folders.join(', ')}\n${closing
          .map(({ from, to }) => `    ${from} → ${to}`)
          .join('\n')}`,
    ),
  ),
  ...findUpward(imports, WINGS).map(({ from, to }) => `${WINGS.name} point down only: ${from} → ${to}`),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
