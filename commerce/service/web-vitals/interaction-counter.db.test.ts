import { beforeEach, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { reportInteractions } from './interaction.queries.ts';
import { InteractionCounter } from './interaction-counter.ts';
import { createInteractionJob } from './interaction-job.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const de = testContext(database, 'de');

beforeEach(() => database.pool.query('delete from interaction_count'));

const product = { page: 'product', device: 'mobile', ms: 120 } as const;
const fetchCounts = async (ctx: typeof nl) =>
  (await reportInteractions(ctx, 1)).map(({ page, device, count }) => `${page} ${device} ${count}`);

it('counts of many calls are written as one row of its market, once', async () => {
  const counter = new InteractionCounter(nl.clock);
  for (let call = 0; call < 500; call += 1) counter.count('nl', product);
  counter.count('nl', { ...product, ms: 900 });
  counter.count('de', { ...product, device: 'desktop' });
  for (const _twice of [1, 2]) await counter.write(nl);
  expect(await fetchCounts(nl)).toEqual(['product mobile 501']);
  expect(await fetchCounts(de)).toEqual([]);
  await counter.write(de);
  expect(await fetchCounts(de)).toEqual(['product desktop 1']);
  const { rows } = await database.pool.query('select from interaction_count');
  expect(rows).toHaveLength(3);
});

it('counts are added to those that other servers wrote', async () => {
  for (const counter of [new InteractionCounter(nl.clock), new InteractionCounter(nl.clock)]) {
    counter.count('nl', product);
    await counter.write(nl);
  }
  expect(await fetchCounts(nl)).toEqual(['product mobile 2']);
});

it('counts that could not be written are kept while counting continues', async () => {
  const counter = new InteractionCounter(nl.clock);
  counter.count('nl', product);
  await database.pool.query('alter table interaction_count rename to away');
  await expect(counter.write(nl)).rejects.toThrow();
  await database.pool.query('alter table away rename to interaction_count');
  counter.count('nl', product);
  await counter.write(nl);
  expect(await fetchCounts(nl)).toEqual(['product mobile 2']);
});

it('the number of different counts is limited to the available room', async () => {
  const counter = new InteractionCounter(nl.clock);
  for (let page = 0; page < 10_050; page += 1) counter.count('nl', { ...product, page: `page ${page}` });
  await counter.write(nl);
  const { rows } = await database.pool.query('select from interaction_count');
  expect(rows).toHaveLength(10_000);
});

it('no counts are lost when a server stops', async () => {
  const counter = new InteractionCounter(nl.clock);
  counter.count('nl', product);
  const { tenant, ...shop } = nl;
  await createInteractionJob({ ...shop, tenants: [tenant] }, counter).finish?.();
  expect(await fetchCounts(nl)).toEqual(['product mobile 1']);
});
