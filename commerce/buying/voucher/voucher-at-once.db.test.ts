import { beforeAll, expect, it } from 'vitest';
import { addVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { placeOrder } from '#commerce/orders/order/order.service.ts';
import { prepareOrder, viewOrderInput } from '#commerce/orders/order/test-order.ts';
import { voucherCampaign } from '#tenants/voucher-terms.ts';
import { keepCampaigns } from './campaign.commands.ts';
import { insertUse } from './voucher.store.ts';

const database = await testDatabase({ poolSize: 20 });
const nl = testContext(database, 'nl');
const days = { validFrom: '2026-01-01', validUntil: '2026-12-31' };

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'PILE', stock: 100_000 }]);
  const createCampaign = (name: string, code: object, terms: object) =>
    voucherCampaign.parse({
      campaign: name,
      terms: { discount: { type: 'amount', amountMinor: 500 }, ...terms },
      codes: [{ ...days, ...code }],
    });
  await keepCampaigns(nl, [
    createCampaign('few', { code: 'DRIE', useLimit: 3 }, {}),
    createCampaign('daily', { code: 'DAG' }, { oncePerDay: true }),
    createCampaign('free', { code: 'VRIJ', useLimit: 50 }, {}),
  ]);
});

async function createReadyBasket(code: string, email?: string) {
  const ctx = await prepareOrder(nl, { 'PILE-1': 1 }, email ? { email } : {});
  const added = await addVoucher(ctx, { code, from: '192.0.2.9' });
  if (!added.ok) throw new Error(JSON.stringify(added));
  return { ctx, seen: await viewOrderInput(ctx) };
}

async function countUses(code: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as uses from voucher_use u join voucher v using (tenant_id, voucher_id)
      where v.code = $1 and u.released_at is null`,
    [code],
  );
  return rows[0].uses;
}

it('ten simultaneous orders use a three-use voucher three times; the others are told so and place no order', async () => {
  const customers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => createReadyBasket('DRIE', `few${i}@example.com`)),
  );
  const results = await Promise.all(customers.map(({ ctx, seen }) => placeOrder(ctx, seen)));
  const discounts = results.flatMap((result) => (result.ok ? [result.value.order.discountMinor] : []));
  expect(discounts).toEqual([500, 500, 500]);
  for (const result of results) {
    if (result.ok) continue;
    expect(result.refusal).toMatchObject({
      code: 'OrderChanged',
      basket: { discountMinor: 0, vouchers: [{ reasons: [{ code: 'USED_UP' }] }] },
    });
  }
  expect(await countUses('DRIE')).toBe(3);
});

it('ten simultaneous orders of one person use a once-a-day voucher once', async () => {
  const customers = await Promise.all(
    Array.from({ length: 10 }, () => createReadyBasket('DAG', 'one@example.com')),
  );
  const results = await Promise.all(customers.map(({ ctx, seen }) => placeOrder(ctx, seen)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await countUses('DAG')).toBe(1);
});

it('no voucher number is used twice or beyond the limit even without the lock', async () => {
  const { rows } = await database.pool.query(`select voucher_id from voucher where code = 'VRIJ'`);
  const use = (number: number) =>
    insertUse(nl, {
      voucherId: rows[0].voucher_id,
      campaign: 'free',
      orderId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      redeemer: `r${number}`,
    }).catch((error: { code?: string }) => error.code === '23505' && 'again');
  const left = new Set(Array.from({ length: 80 }, (_, number) => number));
  const told: (number | boolean)[] = [];
  // the second claimant of a number tries again, as an order does
  while (left.size > 0) {
    const asked = [...left];
    const answers = await Promise.all(asked.map(use));
    for (const [i, answer] of answers.entries()) {
      if (answer === 'again') continue;
      left.delete(asked[i] ?? -1);
      told.push(answer);
    }
  }
  expect(told.filter((answer) => answer === true)).toHaveLength(50);
  expect(told.filter((answer) => answer === false)).toHaveLength(30);
  expect(await countUses('VRIJ')).toBe(50);
});
