import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { addVoucher, checkVoucher, removeVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import { answerService } from '#commerce/buying/basket/line/line-service.service.ts';
import { mergeBaskets } from '#commerce/buying/basket/merge.commands.ts';
import {
  change,
  createVisitorContext,
  sellArticles,
  testContext,
} from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { placeOrder } from '#commerce/orders/order/order.service.ts';
import { placeSeenOrder, prepareOrder, viewOrderInput } from '#commerce/orders/order/test-order.ts';
import { voucherCampaign } from '#tenants/voucher-terms.ts';
import { keepCampaigns } from './campaign.commands.ts';
import { listCodes } from './campaign.queries.ts';
import { issueVoucher } from './campaign.service.ts';
import { recheckVouchers } from './recheck.rules.ts';
import { releaseVouchers } from './voucher-use.service.ts';

type VisitorContext = RequestContext & { readonly visitor: Visitor };

const database = await testDatabase();
const from = '192.0.2.9';
let nl = testContext(database, 'nl');

/** A visitor nobody has seen before. */
const createVisitor = (ctx: RequestContext = nl) => createVisitorContext(ctx, randomUUID());
const moveClock = (ctx: VisitorContext, iso: string) => ({ ...ctx, clock: createFixedClock(iso) });

const campaigns = [
  {
    campaign: 'plain',
    terms: { discount: { type: 'amount', amountMinor: 500 } },
    codes: [createVoucherEntry('VIJF')],
  },
  {
    campaign: 'few',
    terms: { discount: { type: 'percent', percent: 10 }, combinable: false },
    codes: [{ ...createVoucherEntry('TWEEMAAL'), useLimit: 2 }],
  },
  {
    campaign: 'daily',
    terms: { discount: { type: 'percent', percent: 20 }, oncePerDay: true },
    codes: [createVoucherEntry('DAGELIJKS')],
  },
  {
    campaign: 'first',
    terms: { discount: { type: 'percent', percent: 5 }, customerGroup: 'new' },
    codes: [createVoucherEntry('EERSTE')],
  },
  {
    campaign: 'welcome',
    terms: { discount: { type: 'amount', amountMinor: 500 }, minimumMinor: 5000, unusedMonths: 6 },
    issue: { validDays: 60 },
  },
].map((campaign) => voucherCampaign.parse(campaign));

function createVoucherEntry(name: string) {
  return { code: name, validFrom: '2026-01-01', validUntil: '2026-12-31' };
}

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }, { sku: 'B', priceMinor: { nl: 3500, de: 3500 } }]);
  await database.pool.query(`update product set kind = 'washing-machine' where sku = 'B'`);
});

beforeEach(async () => {
  nl = testContext(database, 'nl');
  for (const table of ['voucher_use', 'voucher', 'voucher_campaign', 'basket']) {
    await database.pool.query(`delete from ${table}`);
  }
  await keepCampaigns(nl, campaigns);
});

async function enter(ctx: VisitorContext, typed: string) {
  const added = await addVoucher(ctx, { code: typed, from });
  if (!added.ok) throw new Error(JSON.stringify(added.refusal));
  return added.value.basket;
}

describe('a voucher in the basket', () => {
  it('a voucher reduces the total, is listed once and can be removed; each change creates a new version', async () => {
    const ctx = createVisitor();
    await addToBasket(ctx, { variantSku: 'A-1', quantity: 2 });
    const basket = await enter(ctx, ' vi jf ');
    expect(basket).toMatchObject({ itemsMinor: 3998, discountMinor: 500, version: 2 });
    expect(basket.totalMinor).toBe(3998 - 500 + basket.shippingMinor);
    expect((await enter(ctx, 'VIJF')).version).toBe(2);
    const [voucher] = basket.vouchers;
    const { basket: without } = await removeVoucher(ctx, { voucherId: voucher?.voucherId ?? '' });
    expect(without).toMatchObject({ discountMinor: 0, vouchers: [], version: 3 });
    expect((await removeVoucher(ctx, { voucherId: 'v' })).basket.version).toBe(3);
  });

  it('a voucher can be entered before any article and before it applies', async () => {
    const ctx = createVisitor();
    expect((await enter(ctx, 'EERSTE')).vouchers).toHaveLength(1);
    await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
    expect((await getBasket(ctx)).discountMinor).toBe(100);
  });

  it('a voucher belongs to one tenant; foreign codes, partial codes and nonsense are rejected', async () => {
    for (const typed of ['VIJF', 'VIJ', "' or 1=1 --", '\0', 'x'.repeat(5000), '']) {
      const ctx = createVisitor(testContext(database, typed === 'VIJF' ? 'de' : 'nl'));
      expect(await addVoucher(ctx, { code: typed, from })).toMatchObject({
        refusal: { code: 'VoucherNotFound' },
      });
    }
  });

  it('voucher codes cannot be guessed: wrong codes are counted and right ones are not', async () => {
    const ctx = createVisitor();
    for (let times = 0; times < 30; times += 1)
      expect(await addVoucher(ctx, { code: 'VIJF', from })).toMatchObject({ ok: true });
    const answers = [];
    for (let times = 0; times < 11; times += 1)
      answers.push(await addVoucher(ctx, { code: `GOK${times}`, from }));
    expect(answers[9]).toMatchObject({ refusal: { code: 'VoucherNotFound' } });
    expect(answers[10]).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
    expect(await addVoucher(ctx, { code: 'VIJF', from })).toMatchObject({
      refusal: { code: 'TooManyAttempts' },
    });
    // new sessions from the same address do not help for long
    for (let times = 0; times < 60; times += 1)
      await addVoucher(createVisitor(nl), { code: `GOK${times}`, from });
    expect(await addVoucher(createVisitor(nl), { code: 'VIJF', from })).toMatchObject({
      refusal: { code: 'TooManyAttempts' },
    });
  });

  it('a voucher can be checked without changing the basket', async () => {
    const ctx = createVisitor();
    await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
    expect(await checkVoucher(ctx, { code: 'VIJF', from })).toMatchObject({
      ok: true,
      value: { discountMinor: 500 },
    });
    expect((await getBasket(ctx)).vouchers).toEqual([]);
    expect(await checkVoucher(createVisitor(), { code: 'VIJF', from })).toMatchObject({
      value: { discountMinor: 0 },
    });
  });

  it('vouchers and service answers are kept when the visitor signs in', async () => {
    const ctx = createVisitor();
    await database.pool.query(
      `insert into customer (tenant_id, customer_id, customer_number, email, given_name, family_name)
       values ('nl', '11111111-1111-4111-8111-111111111111', '77', 'z@example.com', 'Z', 'B') on conflict do nothing`,
    );
    const customerId = '11111111-1111-4111-8111-111111111111';
    const own = createVisitorContext(nl, 'signed-in', customerId);
    await addToBasket(own, { variantSku: 'B-1', quantity: 1 });
    await enter(own, 'EERSTE');
    await addToBasket(ctx, { variantSku: 'B-1', quantity: 1 });
    await enter(ctx, 'VIJF');
    await enter(ctx, 'EERSTE');
    const [line] = (await getBasket(ctx)).lines;
    await answerService(ctx, { lineId: line?.lineId ?? '', service: 'old-appliance', chosen: true });
    await mergeBaskets(nl, { sessionId: ctx.visitor.sessionId }, { customerId });
    const merged = await getBasket(own);
    expect(merged.vouchers.map((voucher) => voucher.code)).toEqual(['EERSTE', 'VIJF']);
    expect(merged.lines[0]?.services.map((service) => service.code)).toEqual(['old-appliance']);
  });
});

describe('services of a line', () => {
  it('services are added with the article they were chosen for and ignored where it does not offer them', async () => {
    const ctx = createVisitor();
    const chosen = { connection: true, 'old-appliance': false, assembly: true, toString: true };
    await addToBasket(ctx, { variantSku: 'B-1', quantity: 2, services: chosen });
    const [machine] = (await getBasket(ctx)).lines;
    expect(machine?.answers).toEqual({ connection: true, 'old-appliance': false });
    expect(machine?.services).toMatchObject([{ code: 'connection', quantity: 2, totalMinor: 5800 }]);
    // more of it, with nothing said, changes no answer
    await addToBasket(ctx, { variantSku: 'B-1', quantity: 1 });
    expect((await getBasket(ctx)).lines[0]?.services).toMatchObject([{ code: 'connection', quantity: 3 }]);
    const refused = await addToBasket(ctx, { variantSku: 'B-1', quantity: 99, services: { warranty: true } });
    expect(refused.ok).toBe(false);
    expect((await getBasket(ctx)).lines[0]?.answers).not.toHaveProperty('warranty');
  });

  it('services can be added and removed; a foreign line, an unknown service and another kind are refused', async () => {
    const ctx = createVisitor();
    await addToBasket(ctx, { variantSku: 'B-1', quantity: 2 });
    await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
    const [dress, machine] = (await getBasket(ctx)).lines;
    const lineId = machine?.lineId ?? '';
    const answered = await answerService(ctx, { lineId, service: 'old-appliance', chosen: true });
    expect(answered).toMatchObject({ ok: true, value: { basket: { servicesMinor: 0, version: 3 } } });
    expect(await answerService(ctx, { lineId, service: 'old-appliance', chosen: true })).toMatchObject({
      value: { basket: { version: 3 } },
    });
    for (const [who, line, service] of [
      [createVisitor(), lineId, 'old-appliance'],
      [ctx, dress?.lineId ?? '', 'old-appliance'],
      [ctx, lineId, 'assembly'],
      [ctx, lineId, 'toString'],
      [ctx, 'mine', 'warranty'],
    ] as const) {
      const refused = await answerService(who, { lineId: line, service, chosen: true });
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'ServiceNotOffered' } });
    }
  });

  it('an order in Germany is refused until the question about the old appliance is answered', async () => {
    const de = await prepareOrder(testContext(database, 'de'), { 'A-1': 1 }, { sessionId: 'asked' });
    await addToBasket(de, { variantSku: 'B-1', quantity: 1 });
    const basket = await getBasket(de);
    const lineId = basket.openQuestions[0]?.lineId ?? '';
    expect(basket).toMatchObject({ orderable: false, openQuestions: [{ service: 'old-appliance' }] });
    expect(await placeSeenOrder(de)).toMatchObject({ ok: false });
    await answerService(de, { lineId, service: 'old-appliance', chosen: false });
    expect(await placeSeenOrder(de)).toMatchObject({ ok: true, value: { order: { servicesMinor: 0 } } });
  });
});

describe('an order with vouchers', () => {
  async function createReadyBasket(
    codes: readonly string[],
    email = 'zoe@example.com',
    at = '2026-11-20T12:00:00Z',
  ) {
    const ctx = await prepareOrder(nl, { 'A-1': 1, 'B-1': 2 }, { email, sessionId: randomUUID() });
    for (const typed of codes) await enter(ctx, typed);
    return moveClock(ctx, at);
  }

  it('an order keeps discount, services and terms to the cent and shows what remains after a return', async () => {
    const ctx = await createReadyBasket(['VIJF']);
    const [, machine] = (await getBasket(ctx)).lines;
    await answerService(ctx, { lineId: machine?.lineId ?? '', service: 'old-appliance', chosen: true });
    const basket = await getBasket(ctx);
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { rows } = await database.pool.query(
      `select total_minor, discount_minor, (select sum(discount_minor)::int from order_line l where l.order_id = o.order_id) as lines,
              (select count(*)::int from order_line_service s where s.order_id = o.order_id) as services,
              (select count(*)::int from voucher_use where order_id = o.order_id and released_at is null) as uses
         from sales_order o where tenant_id = 'nl' and order_number = $1`,
      [placed.value.order.orderNumber],
    );
    expect(rows).toEqual([
      { total_minor: basket.totalMinor, discount_minor: 500, lines: 500, services: 1, uses: 1 },
    ]);
    expect((await getBasket(ctx)).vouchers).toEqual([]);
    const { order: made } = placed.value;
    expect(recheckVouchers(made, new Map([[1, 1]])).discountMinor).toBe(500);
    expect(recheckVouchers(made, new Map()).discountMinor).toBe(0);
  });

  it('a voucher limit holds, and a cancelled order returns its use once', async () => {
    const first = await placeSeenOrder(await createReadyBasket(['TWEEMAAL'], 'a@example.com'));
    await placeSeenOrder(await createReadyBasket(['TWEEMAAL'], 'b@example.com'));
    const third = await createReadyBasket(['TWEEMAAL'], 'c@example.com');
    expect((await getBasket(third)).vouchers[0]?.reasons).toEqual([{ code: 'USED_UP' }]);
    if (!first.ok) throw new Error('not ordered');
    await releaseVouchers(nl, first.value.order.orderId);
    await releaseVouchers(nl, first.value.order.orderId);
    expect((await getBasket(third)).discountMinor).toBeGreaterThan(0);
    expect(await placeSeenOrder(third)).toMatchObject({ ok: true });
    expect((await listCodes(nl)).find((one) => one.code === 'TWEEMAAL')).toMatchObject({
      used: 2,
      use_limit: 2,
    });
  });

  it('a once-a-day voucher counts once for each customer, also as a guest in another session', async () => {
    await placeSeenOrder(await createReadyBasket(['DAGELIJKS']));
    const again = await createReadyBasket(['DAGELIJKS'], 'zoe@example.com', '2026-11-20T22:59:00Z');
    expect((await getBasket(again)).vouchers[0]?.reasons).toEqual([{ code: 'USED_TODAY' }]);
    expect((await getBasket(moveClock(again, '2026-11-20T23:00:00Z'))).discountMinor).toBeGreaterThan(0);
    expect(
      (await getBasket(await createReadyBasket(['DAGELIJKS'], 'other@example.com'))).discountMinor,
    ).toBeGreaterThan(0);
  });

  it('a first-order campaign applies to new customers only', async () => {
    await placeSeenOrder(await createReadyBasket(['EERSTE'], 'new@example.com'));
    const again = await createReadyBasket(['EERSTE'], 'new@example.com');
    expect((await getBasket(again)).vouchers[0]?.reasons).toEqual([{ code: 'GROUP', group: 'new' }]);
  });

  it('an order is refused when a voucher has stopped applying since the customer saw it', async () => {
    const ctx = await createReadyBasket(['VIJF']);
    const seen = await viewOrderInput(ctx);
    await database.pool.query(`update voucher set valid_until = '2026-11-01' where code = 'VIJF'`);
    expect(await placeOrder(ctx, seen)).toMatchObject({
      refusal: { code: 'OrderChanged', basket: { discountMinor: 0 } },
    });
    expect((await database.pool.query('select from voucher_use')).rows).toEqual([]);
  });

  it('a total forged in the request places no order', async () => {
    const ctx = await createReadyBasket(['VIJF']);
    const seen = await viewOrderInput(ctx);
    expect(await placeOrder(ctx, { ...seen, expectedTotalMinor: 1 })).toMatchObject({ ok: false });
  });
});

describe('a personal voucher code', () => {
  it('a personal code is issued once, used once and valid for its owner only', async () => {
    const given = await issueVoucher(nl, 'welcome', 'zoe@example.com');
    expect(given?.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    // sixty days, the last one whole, in Amsterdam
    expect(given?.validUntil).toEqual(new Date('2027-01-19T23:00:00Z'));
    expect(await issueVoucher(nl, 'welcome', 'zoe@example.com')).toEqual(given);
    expect(await issueVoucher(nl, 'unknown', 'zoe@example.com')).toBeNull();
    const other = await prepareOrder(nl, { 'B-1': 2 }, { email: 'thief@example.com', sessionId: 'thief' });
    expect((await enter(other, given?.code ?? '')).vouchers[0]?.reasons).toEqual([
      { code: 'OTHER_CUSTOMER' },
    ]);
    const own = await prepareOrder(nl, { 'B-1': 2 }, { sessionId: 'own' });
    expect((await enter(own, given?.code ?? '')).discountMinor).toBe(500);
    expect(await placeSeenOrder(own)).toMatchObject({ ok: true });
    expect(await issueVoucher(nl, 'welcome', 'zoe@example.com')).toBeNull();
    const halfAYear = testContext(database, 'nl', { clock: createFixedClock('2027-05-21T12:00:00Z') });
    expect((await issueVoucher(halfAYear, 'welcome', 'zoe@example.com'))?.code).not.toBe(given?.code);
  });

  it('two simultaneous requests create one personal code', async () => {
    const given = await Promise.all([1, 2, 3].map(() => issueVoucher(nl, 'welcome', 'twice@example.com')));
    expect(new Set(given.map((one) => one?.code)).size).toBe(1);
  });
});

it('a voucher never takes off more than its value, whatever the price becomes', async () => {
  const ctx = createVisitor();
  await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
  await enter(ctx, 'VIJF');
  await change(database, 'nl', 'A-1', { priceMinor: 300 });
  expect(await getBasket(ctx)).toMatchObject({ itemsMinor: 300, discountMinor: 300 });
  await change(database, 'nl', 'A-1', { priceMinor: 1999 });
});

it('the campaigns of the shop’s folder can be stored repeatedly', async () => {
  for (let times = 0; times < 2; times += 1) {
    expect(await keepCampaigns(nl, nl.tenant.vouchers)).toEqual({ campaigns: 6, codes: 2 });
  }
  const codes = await listCodes(nl);
  expect(codes.map((one) => one.code)).toContain('WELKOM10');
  // days of the tenant's own time zone
  expect(codes.find((one) => one.code === 'WELKOM10')?.valid_from).toEqual(new Date('2025-12-31T23:00:00Z'));
});
