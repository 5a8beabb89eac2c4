import { beforeAll, expect, it } from 'vitest';
import { addVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testServerDatabase } from '#commerce/ground/database/test-database.ts';
import { placeOrder } from '#commerce/orders/order/order.service.ts';
import { readyToOrder, seenBy } from '#commerce/orders/order/test-order.ts';
import { voucherCampaign } from '#tenants/voucher-terms.ts';
import { keepCampaigns } from './campaign.service.ts';
import { insertUse } from './voucher.store.ts';

const database = await testServerDatabase({ poolSize: 20 });
const nl = testContext(database, 'nl');
const days = { validFrom: '2026-01-01', validUntil: '2026-12-31' };

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'PILE', stock: 100_000 }]);
  const campaign = (name: string, code: object, terms: object) =>
    voucherCampaign.parse({
      campaign: name,
      terms: { discount: { type: 'amount', amountMinor: 500 }, ...terms },
      codes: [{ ...days, ...code }],
    });
  await keepCampaigns(nl, [
    campaign('few', { code: 'DRIE', useLimit: 3 }, {}),
    campaign('daily', { code: 'DAG' }, { oncePerDay: true }),
    campaign('free', { code: 'VRIJ', useLimit: 50 }, {}),
  ]);
});

async function ready(code: string, email?: string) {
  const ctx = await readyToOrder(nl, { 'PILE-1': 1 }, email ? { email } : {});
  const added = await addVoucher(ctx, { code, from: '192.0.2.9' });
  if (!added.ok) throw new Error(JSON.stringify(added));
  return { ctx, seen: await seenBy(ctx) };
}

async function uses(code: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as uses from voucher_use u join voucher v using (tenant_id, voucher_id)
      where v.code = $1 and u.released_at is null`,
    [code],
  );
  return rows[0].uses;
}

it('ten orders at once use a voucher of three three times; the others hear that it is used up, and order nothing', async () => {
  const customers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => ready('DRIE', `few${i}@example.com`)),
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
  expect(await uses('DRIE')).toBe(3);
});

it('ten orders of one person at once use a voucher that counts once a day once', async () => {
  const customers = await Promise.all(Array.from({ length: 10 }, () => ready('DAG', 'one@example.com')));
  const results = await Promise.all(customers.map(({ ctx, seen }) => placeOrder(ctx, seen)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await uses('DAG')).toBe(1);
});

it('even without the lock no number is taken twice, and none beyond the limit', async () => {
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
  expect(await uses('VRIJ')).toBe(50);
});
