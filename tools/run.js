import { ensureInstalled } from './bootstrap/install.js';
import { runPinned } from './bootstrap/pinned-node.js';

// Runs a TypeScript file of this repository on the pinned Node: `node tools/run.js bench/run.ts …`.
const [script, ...args] = process.argv.slice(2);
if (!script) {
  process.stderr.write('which script?\n');
  process.exit(2);
}
await ensureInstalled();
runPinned(script, args);
