import { setImmediate as othersTurn } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { buildSearchTenant } from '#commerce/range/search-api/search-engine.ts';
import type { ReadRows } from '#search/engine/catalogue-source.types.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { openInProcessEngine } from './open-engine.ts';

const NOW = '2026-11-20T12:00:00Z';
const database = await testDatabase();
const tenants = (await loadTenants()).filter(({ id }) => id === 'nl');
await seedDemo(database, { size: 120, tenants, now: new Date(NOW), reviews: false });

const { rows: sold } = await database.pool.query<{ product_id: number }>(
  `select product_id from listing where tenant_id = 'nl' and discontinued_at is null order by product_id`,
);
const ids = sold.map(({ product_id }) => Number(product_id));

const errors: unknown[] = [];
const ignoreLog = () => {};
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
  tenants: tenants.map(buildSearchTenant),
  read,
  batch: 20,
  events: createEvents(),
  log: {
    debug: ignoreLog,
    info: ignoreLog,
    warn: ignoreLog,
    error: (fields: object) => void errors.push(fields),
  },
  now: () => Date.parse(NOW),
};
const engine = openInProcessEngine(options);
await engine.waitUntilReady();
afterAll(() => engine.close());

async function countHits(text: string, asked = engine): Promise<number> {
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
async function renameWith(word: string, productIds: readonly number[]): Promise<void> {
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

describe('an index rebuild while articles are written', () => {
  it('a rebuild never finds fewer articles than before, whether announced or read from the log', async () => {
    const [told, untold] = [ids.slice(0, 8), ids.slice(8, 12)];
    const { open } = await rebuildHalfway();
    for (const id of told) {
      await renameWith('zorgvuldig', [id]);
      engine.reportChanges('nl', [id]);
    }
    await expect.poll(() => countHits('zorgvuldig')).toBe(told.length);
    // another process has written these, and nobody has said so yet
    for (const id of untold) await renameWith('zorgvuldig', [id]);
    open();
    const seen: number[] = [];
    const settled = engine.waitUntilSettled().then(() => true);
    while (!(await Promise.race([settled, countHits('zorgvuldig').then((count) => void seen.push(count))])))
      await new Promise((resolve) => setImmediate(resolve));
    expect(Math.min(...seen)).toBe(told.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await countHits('zorgvuldig')).toBe(told.length + untold.length);
    expect(errors).toEqual([]);
  });

  it('a rebuild forgets what was deleted meanwhile', async () => {
    const before = await countHits('');
    const gone = ids.at(-1);
    const { open } = await rebuildHalfway();
    await database.pool.query('delete from listing where product_id = $1', [gone]);
    open();
    await engine.waitUntilSettled();
    expect(await countHits('')).toBe(before - 1);
  });
});

it('a new word is found as soon as its article was read', async () => {
  await renameWith('kwispelkraag', ids.slice(0, 1));
  engine.reportChanges('nl', [ids[0] ?? 0]);
  await engine.waitUntilSettled();
  expect(await countHits('kwispelkraag')).toBe(1);
});

describe('an index that absorbs an import', () => {
  it('the index does not say what the shop lacks before it has read most of an import', async () => {
    const word = ['onbestaandwoord', 'jurk'].join(' ');
    const ask = () =>
      engine.search({
        ...{ tenantId: 'nl', locale: 'nl-NL', text: word, categoryId: null, filters: [] },
        ...{ sort: 'popularity', page: 1, explain: false, verbatim: false, now: Date.parse(NOW) },
      });
    expect((await ask())?.understood.ignored).toEqual(['onbestaandwoord']);
    await renameWith('nieuw', ids);
    engine.reportChanges('nl', ids);
    expect(await ask()).toBeNull();
    await engine.waitUntilSettled();
    expect((await ask())?.understood.ignored).toEqual(['onbestaandwoord']);
  });

  it('the index answers between two batches and does not wait until the import is absorbed', async () => {
    const patient = openInProcessEngine({ ...options, batch: 250 });
    await patient.waitUntilReady();
    const all = await countHits('', patient);
    await renameWith('nogeens', ids);
    patient.reportChanges('nl', ids);
    let isSettled = false;
    const settled = patient.waitUntilSettled().then(() => {
      isSettled = true;
    });
    const seen = new Set<number>();
    while (!isSettled) {
      seen.add(await countHits('nogeens', patient));
      await othersTurn();
    }
    await settled;
    expect(await countHits('nogeens', patient)).toBe(all);
    expect([...seen].filter((found) => found > 0 && found < all)).not.toEqual([]);
    await patient.close();
  });
});
