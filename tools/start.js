import { ensureInstalled } from './bootstrap/install.js';
import { runPinned } from './bootstrap/pinned-node.js';
import { SERVER_OPTIONS } from './bootstrap/server-options.js';

// `npm start`, and `npm run dev` (`--dev`): plain JavaScript for whatever Node the system has; the rest runs on the
// pinned one. In development Vite loads the development version of React Router, and the server must load the same.
await ensureInstalled();
const args = process.argv.slice(2);
runPinned(
  'tools/start/start.ts',
  args,
  args.includes('--dev') ? [...SERVER_OPTIONS, '--conditions=development'] : SERVER_OPTIONS,
);
