import type { Check } from './checks.ts';

export type CheckOutcome = { readonly name: string; readonly ok: boolean; readonly seconds: number };

const AT_ONCE = 2;

/** Runs checks, two at a time, printing a line for each and the whole output of those that failed. */
export async function runChecks(checks: readonly Check[]): Promise<CheckOutcome[]> {
  const waiting = [...checks];
  const outcomes: CheckOutcome[] = [];
  const runWorker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWorker));
  return outcomes;
}

async function runOne(check: Check): Promise<CheckOutcome> {
  const begin = performance.now();
  const { ok, output } = await check.run();
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
  return { name: check.name, ok, seconds };
}
