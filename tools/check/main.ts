import { parseArgs } from 'node:util';
import { checks, demoChecks, searchChecks } from './checks.ts';
import { runChecks } from './run-checks.ts';

/**
 * `npm run check` on the pinned Node: all that `npm test` checks. `--only generated files`: those alone, by the names that
 * it prints.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const all = [...checks, ...searchChecks, ...demoChecks];
const asked = values.only?.split(',') ?? all.map(({ name }) => name);
const unknown = asked.filter((name) => !all.some((check) => check.name === name));
if (unknown.length > 0)
  throw new Error(`no such check: ${unknown}; there are ${all.map(({ name }) => name)}`);
const outcomes = await runChecks(all.filter(({ name }) => asked.includes(name)));
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
