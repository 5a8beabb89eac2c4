import { demoChecks, demoDeadCode } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** `npm run check --workspace demo`. */
const outcomes = await runChecks([...demoChecks, demoDeadCode]);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
