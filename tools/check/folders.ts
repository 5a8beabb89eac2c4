import { findCircles, findUpward } from './folder-graph.rules.ts';
import { MODULES, SERVING, STOREFRONT, STOREFRONT_FLOORS, WINGS } from './folder-sets.rules.ts';
import { readImports } from './read-imports.ts';
import { ROOT } from './run-command.ts';

/** Checks that folders do not need each other in a circle and that floors point down, types included. */

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
  ...[WINGS, STOREFRONT_FLOORS].flatMap((floors) =>
    findUpward(imports, floors).map(({ from, to }) => `${floors.name} point down only: ${from} → ${to}`),
  ),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
