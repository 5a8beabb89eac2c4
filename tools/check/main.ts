import { checks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** `npm run check` on the pinned Node. */
const outcomes = await runChecks(checks);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
