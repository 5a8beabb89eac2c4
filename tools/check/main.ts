import { checks, demoChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** `npm run check` on the pinned Node: all that `npm test` checks. */
const outcomes = await runChecks([...checks, ...demoChecks]);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
