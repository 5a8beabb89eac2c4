import { buildDeadCodeCheck, demoChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** `npm run check --workspace packages/demo`. */
const outcomes = await runChecks([...demoChecks, buildDeadCodeCheck('demo', 'packages/demo')]);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
