import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { recordStatements } from '#commerce/ground/database/test-recording.ts';
import type { Step } from './test-order-history.ts';
import { createOrderModel } from './test-order-model.ts';

const RUNS = 10;
// row security takes part in the plans: it binds this login
const database = await testDatabase();
const recording = recordStatements(database.pool);
const client = new pg.Client({ connectionString: database.url, options: '-c shop.tenant=nl' });

/** Everything that a shopper of each kind can do with an order, to the end. */
const HISTORY: readonly (readonly Step[])[] = [0, 1, 2].flatMap((who): (readonly Step[])[] => [
  [{ op: 'add', who, article: who, quantity: 2 }],
  [{ op: 'change', who, quantity: 1 }],
  [{ op: 'voucher', who }],
  [{ op: 'place', who, tabs: 2, method: 'invoice' }],
  [{ op: 'add', who, article: 2, quantity: 1 }],
  [{ op: 'place', who, tabs: 1, method: 'ideal' }],
  [{ op: 'pay', which: 2 * who + 1, answer: who === 1 ? 'failed' : 'paid', told: 2 }],
  [{ op: 'part', which: 2 * who }],
  [{ op: 'dispatch', which: 2 * who }],
  [{ op: 'deliver', which: 2 * who }],
  [{ op: 'return', which: 2 * who, key: 1 }],
  [{ op: 'cancel', which: 2 * who + 1 }],
  [{ op: 'reconcile' }],
]);

beforeAll(async () => {
  const run = await createOrderModel(database, 'G');
  expect(await run(HISTORY)).toEqual([]);
  await database.pool.query('analyze');
  await client.connect();
});
afterAll(() => client.end());

/** SQLSTATE of each run, '' where it succeeds; nothing that a run changes is kept. */
async function runOften(name: string, values: readonly unknown[], text: string): Promise<string[]> {
  const states: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await client.query('begin');
    const outcome = client.query({ name, text, values: [...values] });
    states.push(
      await outcome.then(
        () => '',
        (error) => String(error.code),
      ),
    );
    await client.query('rollback');
  }
  return states;
}

it.each(['auto', 'force_generic_plan'])(
  'every statement runs ten times on one connection: %s',
  async (mode) => {
    await client.query(`set plan_cache_mode = ${mode}`);
    expect(recording.size).toBeGreaterThan(80);
    const wrong: unknown[] = [];
    for (const [index, [text, values]] of [...recording].entries()) {
      const states = await runOften(`${mode}${index}`, values, text);
      // the same values again may break a constraint (class 23): that is found when it runs, after it was planned
      if (new Set(states).size > 1 || !/^(23.*)?$/.test(states[0] ?? 'none')) wrong.push({ text, states });
    }
    expect(wrong).toEqual([]);
  },
);

/** Only partial indexes are left, and tables are not read whole: what can use one does. Rolled back at the end. */
const ONLY_PARTIAL = `
  do $$ declare constrained record; plain record; begin
    for constrained in select conrelid::regclass as owner, conname from pg_constraint
      where contype in ('p', 'u') and connamespace = 'public'::regnamespace loop
      execute format('alter table %s drop constraint %I cascade', constrained.owner, constrained.conname);
    end loop;
    for plain in select indexrelid::regclass as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indpred is null and relnamespace = 'public'::regnamespace loop
      execute format('drop index %s', plain.name);
    end loop;
  end $$;
  set local enable_seqscan = off;
  set local plan_cache_mode = force_generic_plan`;

type Plan = { readonly 'Index Name'?: string; readonly Plans?: readonly Plan[] };

function collectIndexes(plan: Plan): string[] {
  return [...(plan['Index Name'] ? [plan['Index Name']] : []), ...(plan.Plans ?? []).flatMap(collectIndexes)];
}

/** Indexes that an `explain` names; none when there is no plan without the indexes that were dropped. */
async function explain(statement: string, values: readonly unknown[] = []): Promise<string[]> {
  await client.query('savepoint explained');
  try {
    const { rows } = await client.query(`explain (format json) ${statement}`, [...values]);
    return collectIndexes(rows[0]['QUERY PLAN'][0].Plan);
  } catch {
    return [];
  } finally {
    await client.query('rollback to savepoint explained');
  }
}

it('no statement loses a partial index under a generic plan', async () => {
  await client.query('begin');
  await client.query(ONLY_PARTIAL);
  const lost: unknown[] = [];
  let found = 0;
  for (const [index, [text, values]] of [...recording].entries()) {
    const custom = await explain(text, values);
    if (custom.length === 0) continue;
    await client.query(`prepare lost${index} as ${text}`);
    const generic = await explain(`execute lost${index}(${values.map(() => 'null').join(', ')})`);
    found += generic.length;
    const missing = custom.filter((one) => !generic.includes(one));
    if (missing.length > 0) lost.push({ text, missing });
  }
  await client.query('rollback');
  expect(found).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});
