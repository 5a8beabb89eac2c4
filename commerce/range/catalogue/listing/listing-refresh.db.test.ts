import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { createListingJob } from './listing-keeper.ts';

const NOW = '2026-11-20T12:00:00Z';
const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 60, tenants, now: new Date(NOW) });

async function fetchRows(sql: string, values: unknown[] = []) {
  return (await database.pool.query(sql, values)).rows;
}

const LISTINGS = `select tenant_id, product_id, min_price_minor, max_price_minor, reduced, discount_percent, available,
  rating_average, rating_count from listing order by tenant_id, product_id`;

function createListingKeeper() {
  const events = createEvents();
  const ignoreLog = () => {};
  const log = {
    debug: ignoreLog,
    info: ignoreLog,
    warn: ignoreLog,
    error: (fields: object) => expect(fields).toBeNull(),
  };
  const job = createListingJob({ db: database.kysely, tenants, clock: createFixedClock(NOW), events, log });
  const kept = runJob(job, { events, log });
  return { events, stop: kept.stop };
}

it('a refresh changes nothing that the seed has written because both follow the same rules', async () => {
  const before = await fetchRows(LISTINGS);
  const { events, stop } = createListingKeeper();
  const productIds = (await fetchRows('select product_id from product')).map(({ product_id }) => product_id);
  for (const { id } of tenants) events.emit({ type: 'product-changed', tenantId: id, productIds });
  await stop();
  expect(await fetchRows(LISTINGS)).toEqual(before);
});

it('a refresh follows sales and price changes and leaves other tenants’ lists unchanged', async () => {
  const [{ product_id }] = await fetchRows(
    `select product_id from listing where tenant_id = 'nl' and available and not reduced and discount_percent = 0
       and released_at < '2026-08-01' limit 1`,
  );
  const others = `select * from listing where tenant_id <> 'nl' order by tenant_id, product_id`;
  const before = await fetchRows(others);
  const ofProduct = 'variant_id in (select variant_id from variant where product_id = $1)';
  await fetchRows(`update stock set quantity = 0 where tenant_id = 'nl' and ${ofProduct}`, [product_id]);
  await fetchRows(
    `update price set amount_minor = 100, valid_from = '2026-11-19' where tenant_id = 'nl' and ${ofProduct}`,
    [product_id],
  );
  const { events, stop } = createListingKeeper();
  events.emit({ type: 'product-changed', tenantId: 'nl', productIds: [product_id] });
  await stop();
  const [listing] = await fetchRows(`select * from listing where tenant_id = 'nl' and product_id = $1`, [
    product_id,
  ]);
  expect(listing).toMatchObject({
    available: false,
    min_price_minor: 100,
    max_price_minor: 100,
    reduced: true,
  });
  expect(listing.discount_percent).toBeGreaterThan(50);
  expect(await fetchRows(others)).toEqual(before);
});
