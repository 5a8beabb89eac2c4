import { setImmediate as othersTurn } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { searchTenantOf } from '#commerce/range/search-api/search-engine.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import type { ReadRows } from './document.types.ts';
import { createInProcessEngine } from './in-process-engine.ts';

const NOW = '2026-11-20T12:00:00Z';
const database = await testDatabase();
const tenants = (await loadTenants()).filter(({ id }) => id === 'nl');
await seedDemo(database, { size: 120, tenants, now: new Date(NOW), reviews: false });

const { rows: sold } = await database.pool.query<{ product_id: number }>(
  `select product_id from listing where tenant_id = 'nl' and discontinued_at is null order by product_id`,
);
const ids = sold.map(({ product_id }) => Number(product_id));

const errors: unknown[] = [];
const quiet = () => {};
/** while this is set, reading everything stops in its middle and waits: a third portion is not read before it is opened */
let gate: { readonly reached: () => void; readonly opened: Promise<void> } | null = null;
let portions = 0;
const read: ReadRows = async <Row>(sql: string, values: readonly unknown[]) => {
  if (gate && sql.startsWith('select product_id, sku, brand_id') && ++portions === 3) {
    const { reached, opened } = gate;
    gate = null;
    reached();
    await opened;
  }
  const { rows } = await database.pool.query(sql, [...values]);
  return rows as Row[];
};
const options = {
  tenants: tenants.map(searchTenantOf),
  read,
  batch: 20,
  events: createEvents(),
  log: { debug: quiet, info: quiet, warn: quiet, error: (fields: object) => void errors.push(fields) },
  now: () => Date.parse(NOW),
};
const engine = createInProcessEngine(options);
await engine.ready();
afterAll(() => engine.close());

async function hits(text: string, asked = engine): Promise<number> {
  const answer = await asked.search({
    tenantId: 'nl',
    locale: 'nl-NL',
    text,
    categoryId: null,
    filters: [],
    sort: 'popularity',
    page: 1,
    explain: false,
    verbatim: true,
    now: Date.parse(NOW),
  });
  return answer?.totalCount ?? -1;
}

/** As an import does: the word is in the articles' names from now on. */
async function nameWith(word: string, productIds: readonly number[]): Promise<void> {
  await database.pool.query(
    `update product_text set name = name || ' ' || $1 where product_id = any($2::bigint[]) and language = 'nl'`,
    [word, productIds],
  );
}

/** Everything is being read, and will be when `open` is called. */
async function rebuildHalfway(): Promise<{ readonly open: () => void }> {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  gate = { reached: reached.resolve, opened: opened.promise };
  portions = 0;
  engine.rebuild();
  await reached.promise;
  return { open: opened.resolve };
}

describe('an index that is read anew while articles are written', () => {
  it('never finds fewer than before, whether it was told of them or reads of them in the log', async () => {
    const [told, untold] = [ids.slice(0, 8), ids.slice(8, 12)];
    const { open } = await rebuildHalfway();
    for (const id of told) {
      await nameWith('zorgvuldig', [id]);
      engine.changed('nl', [id]);
    }
    await expect.poll(() => hits('zorgvuldig')).toBe(told.length);
    // another process has written these, and nobody has said so yet
    for (const id of untold) await nameWith('zorgvuldig', [id]);
    open();
    const seen: number[] = [];
    const settled = engine.settled().then(() => true);
    while (!(await Promise.race([settled, hits('zorgvuldig').then((count) => void seen.push(count))])))
      await new Promise((resolve) => setImmediate(resolve));
    expect(Math.min(...seen)).toBe(told.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await hits('zorgvuldig')).toBe(told.length + untold.length);
    expect(errors).toEqual([]);
  });

  it('forgets what was deleted meanwhile', async () => {
    const before = await hits('');
    const gone = ids.at(-1);
    const { open } = await rebuildHalfway();
    await database.pool.query('delete from listing where product_id = $1', [gone]);
    open();
    await engine.settled();
    expect(await hits('')).toBe(before - 1);
  });
});

it('finds a word that is new to the catalogue as soon as its article was read', async () => {
  await nameWith('kwispelkraag', ids.slice(0, 1));
  engine.changed('nl', [ids[0] ?? 0]);
  await engine.settled();
  expect(await hits('kwispelkraag')).toBe(1);
});

describe('an index that takes in what an import has changed', () => {
  it('answers between two portions, and does not keep questions waiting until all is taken in', async () => {
    const patient = createInProcessEngine({ ...options, batch: 250 });
    await patient.ready();
    const all = await hits('', patient);
    await nameWith('nogeens', ids);
    patient.changed('nl', ids);
    let isSettled = false;
    const settled = patient.settled().then(() => {
      isSettled = true;
    });
    const seen = new Set<number>();
    while (!isSettled) {
      seen.add(await hits('nogeens', patient));
      await othersTurn();
    }
    await settled;
    expect(await hits('nogeens', patient)).toBe(all);
    expect([...seen].filter((found) => found > 0 && found < all)).not.toEqual([]);
    await patient.close();
  });
});
