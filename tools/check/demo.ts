import { buildDeadCodeCheck, demoChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** `npm run check --workspace demo`. */
const outcomes = await runChecks([...demoChecks, buildDeadCodeCheck('demo', 'demo')]);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
