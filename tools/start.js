import { ensureInstalled } from './bootstrap/install.js';
import { runPinned } from './bootstrap/pinned-node.js';

// `npm start`: plain JavaScript for whatever Node the system has; the rest runs on the pinned one.
await ensureInstalled();
runPinned('tools/start/start.ts', process.argv.slice(2));
