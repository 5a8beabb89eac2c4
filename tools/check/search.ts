import { buildDeadCodeCheck, searchChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/** `npm run check --workspace packages/search`. */
const outcomes = await runChecks([...searchChecks, buildDeadCodeCheck('search', 'packages/search')]);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
