import { ensureInstalled } from './bootstrap/install.js';
import { runPinned } from './bootstrap/pinned-node.js';

// `npm test`: installs what it needs and runs everything.
await ensureInstalled();
runPinned('tools/test/main.ts', process.argv.slice(2));
