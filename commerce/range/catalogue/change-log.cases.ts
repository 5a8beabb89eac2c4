import { afterEach, beforeAll, expect, it } from 'vitest';
import { sellArticles } from '#commerce/buying/basket/test-shop.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { createEvents, type ShopEvent } from '#commerce/ground/kernel/events.ts';
import { loadTenants } from '#tenants/load.ts';
import { changeLogJob } from './change-log.ts';

/** Behaviour that holds on both engines. */
export function changeLogCases(database: Database): void {
  const { pool, kysely: db } = database;
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  let stop = async () => {};
  let productId: number;

  beforeAll(async () => {
    await sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]);
    const { rows } = await pool.query<{ id: string }>("select product_id as id from product where sku = 'A'");
    productId = Number(rows[0]?.id);
  });
  afterEach(() => stop());

  /** Follows the log from now on. @returns the reported changes, and a function that waits for more */
  async function followChanges() {
    const told: ShopEvent[] = [];
    const events = createEvents();
    events.on((event) => told.push(event));
    const { begun, job } = changeLogJob({ db, events, tenants: await loadTenants(), pollMs: 5 });
    const running = runJob(job, { events, log });
    stop = () => running.stop();
    await begun;
    await waitUntilPassed(told);
    const listChangedTenants = () =>
      told
        .filter((event) => event.type === 'listing-changed' && event.productIds.includes(productId))
        .map(({ tenantId }) => tenantId);
    return { told, tenants: listChangedTenants };
  }

  /** Tenants without changes in these tests, one for each. */
  const unchanged = ['at', 'ch', 'de'];

  /** While transactions of other databases run, earlier changes are published too: waits until they have been. */
  async function waitUntilPassed(told: ShopEvent[]): Promise<void> {
    const mark = unchanged.shift();
    await pool.query(`update category set position = position + 1 where tenant_id = '${mark}'`);
    const isTold = () => told.some((event) => event.type === 'category-changed' && event.tenantId === mark);
    await expect.poll(isTold).toBe(true);
    told.length = 0;
  }

  const buildPriceUpdate = (tenant: string, amount: number) =>
    `update price set amount_minor = ${amount}, valid_from = now()
      where tenant_id = '${tenant}' and variant_id in (select variant_id from variant where product_id = ${productId})`;

  it('a price change is logged in its tenant and a name change in all tenants', async () => {
    const { tenants } = await followChanges();
    await pool.query(buildPriceUpdate('nl', 1234));
    await expect.poll(tenants).toEqual(['nl']);
    await pool.query(`update product set popularity = popularity + 1 where product_id = ${productId}`);
    await expect.poll(() => new Set(tenants())).toEqual(new Set(['nl', 'de', 'at', 'ch']));
  });

  it('changes of stock, lists and categories are logged', async () => {
    const { told, tenants } = await followChanges();
    await pool.query(`update stock set quantity = 3 where tenant_id = 'nl'`);
    await expect.poll(() => tenants().length).toBe(1);
    await pool.query(`update listing set popularity = popularity + 1 where tenant_id = 'nl'`);
    await expect.poll(() => tenants().length).toBe(2);
    await pool.query(`update category set position = position + 1 where tenant_id = 'nl'`);
    await expect.poll(() => told.at(-1)).toEqual({ type: 'category-changed', tenantId: 'nl' });
  });

  it('changes that were rolled back are not logged and no change is logged twice', async () => {
    const { told, tenants } = await followChanges();
    const client = await pool.connect();
    await client.query('begin');
    await client.query(buildPriceUpdate('nl', 99));
    await client.query('rollback');
    client.release();
    await pool.query(buildPriceUpdate('nl', 2345));
    await expect.poll(tenants).toEqual(['nl']);
    await pool.query(`update category set position = position + 1 where tenant_id = 'nl'`);
    await expect.poll(() => told.at(-1)?.type).toBe('category-changed');
    const here = told.filter((event) => 'tenantId' in event && event.tenantId === 'nl');
    expect(here).toEqual([
      { type: 'listing-changed', tenantId: 'nl', productIds: [productId] },
      { type: 'category-changed', tenantId: 'nl' },
    ]);
  });
}
