import { ensureInstalled } from './bootstrap/install.js';
import { runPinned } from './bootstrap/pinned-node.js';

// `npm run check`: format, lint, types, boundaries, dead code, generated files.
await ensureInstalled();
runPinned('tools/check/main.ts', process.argv.slice(2));
