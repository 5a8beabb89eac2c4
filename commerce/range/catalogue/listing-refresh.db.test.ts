import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { listingJob } from './listing-keeper.ts';

const NOW = '2026-11-20T12:00:00Z';
const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 60, tenants, now: new Date(NOW) });

async function rows(sql: string, values: unknown[] = []) {
  return (await database.pool.query(sql, values)).rows;
}

const LISTINGS = `select tenant_id, product_id, min_price_minor, max_price_minor, reduced, discount_percent, available,
  rating_average, rating_count from listing order by tenant_id, product_id`;

function keeper() {
  const events = createEvents();
  const quiet = () => {};
  const log = {
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: (fields: object) => expect(fields).toBeNull(),
  };
  const job = listingJob({ db: database.kysely, tenants, clock: fixedClock(NOW), events, log });
  const kept = runJob(job, { events, log });
  return { events, stop: kept.stop };
}

it('changes nothing that the seed has written: both go by the same rules', async () => {
  const before = await rows(LISTINGS);
  const { events, stop } = keeper();
  const productIds = (await rows('select product_id from product')).map(({ product_id }) => product_id);
  for (const { id } of tenants) events.emit({ type: 'product-changed', tenantId: id, productIds });
  await stop();
  expect(await rows(LISTINGS)).toEqual(before);
});

it("follows what was sold and repriced, and touches no other tenant's lists", async () => {
  const [{ product_id }] = await rows(
    `select product_id from listing where tenant_id = 'nl' and available and not reduced and discount_percent = 0
       and released_at < '2026-08-01' limit 1`,
  );
  const others = `select * from listing where tenant_id <> 'nl' order by tenant_id, product_id`;
  const before = await rows(others);
  const ofProduct = 'variant_id in (select variant_id from variant where product_id = $1)';
  await rows(`update stock set quantity = 0 where tenant_id = 'nl' and ${ofProduct}`, [product_id]);
  await rows(
    `update price set amount_minor = 100, valid_from = '2026-11-19' where tenant_id = 'nl' and ${ofProduct}`,
    [product_id],
  );
  const { events, stop } = keeper();
  events.emit({ type: 'product-changed', tenantId: 'nl', productIds: [product_id] });
  await stop();
  const [listing] = await rows(`select * from listing where tenant_id = 'nl' and product_id = $1`, [
    product_id,
  ]);
  expect(listing).toMatchObject({
    available: false,
    min_price_minor: 100,
    max_price_minor: 100,
    reduced: true,
  });
  expect(listing.discount_percent).toBeGreaterThan(50);
  expect(await rows(others)).toEqual(before);
});
