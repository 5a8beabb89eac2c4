import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { as, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { chooseCredit, setProtection } from '#commerce/buying/checkout/choose-credit.service.ts';
import { requestBasketReview } from '#commerce/buying/checkout/request-review.service.ts';
import { setPayment, viewed } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { accountBalance } from '#commerce/money/ledger/account-balance.service.ts';
import {
  orderBalance,
  recordCredit,
  recordPayment,
  recordRefund,
} from '#commerce/money/ledger/ledger.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.service.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { contractPaper, findAgreement } from './agreement.service.ts';
import { protectionInformation } from './credit.service.ts';
import { eraseDecisions, purgeDecisions } from './erase-decisions.service.ts';
import { recomputePlan } from './recompute-plan.service.ts';
import { decideInPerson, waitingForPerson } from './review.service.ts';

const database = await testDatabase();

beforeAll(async () => {
  const priceMinor = { nl: 49_999, de: 49_999, at: 49_999, ch: 50_000 };
  await sellArticles(database, [{ sku: 'TV', priceMinor }, { sku: 'SMALL' }]);
});

const BORN = '1990-05-17';
const PLAN = { method: 'instalments', count: 12, dateOfBirth: BORN };

function shopper(tenant: 'nl' | 'de' | 'at' | 'ch' = 'nl', articles: Record<string, number> = { 'TV-1': 1 }) {
  return readyToOrder(testContext(database, tenant), articles);
}

async function named(ctx: RequestContext, familyName: string): Promise<void> {
  await database.pool.query(
    `update checkout set billing_address = jsonb_set(billing_address, '{familyName}', to_jsonb($1::text))
      where basket_id = (select basket_id from basket where session_id = $2)`,
    [familyName, ctx.visitor?.sessionId],
  );
}

async function postings(orderId: string) {
  const { rows } = await database.pool.query(
    `select kind, account, amount_minor::int as amount from ledger_posting join ledger_entry using (tenant_id, entry_id)
      where order_id = $1 order by entry_id, position`,
    [orderId],
  );
  return rows;
}

async function placed(tenant: 'nl' | 'de' = 'nl', protect = false) {
  const ctx = await shopper(tenant);
  const chosen = await viewed(chooseCredit(ctx, PLAN));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  if (protect) await setProtection(ctx, { chosen: true, termsAccepted: true });
  const outcome = await order(ctx);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ctx, order: outcome.value.order };
}

describe('choosing credit', () => {
  it('is offered for what is dear enough, and chosen by nobody ahead', async () => {
    const small = await getCheckout(await shopper('nl', { 'SMALL-1': 1 }));
    expect(small.paymentMethods).not.toContain('instalments');
    const { paymentMethods, credit } = await getCheckout(await shopper());
    expect(paymentMethods).toEqual(expect.arrayContaining(['instalments', 'pause']));
    expect(credit).toMatchObject({ plan: null, choice: null, ready: false });
  });

  it('asks the check and is ready to order', async () => {
    const ctx = await shopper();
    const chosen = await viewed(chooseCredit(ctx, PLAN));
    expect(chosen).toMatchObject({
      ok: true,
      value: { step: 'CONFIRM', paymentMethod: 'instalments', credit: { ready: true, plan: { count: 12 } } },
    });
    await chooseCredit(ctx, PLAN);
    const { rows } = await database.pool.query(
      'select outcome, inputs from credit_decision where basket_id = (select basket_id from basket where session_id = $1)',
      [ctx.visitor.sessionId],
    );
    // asked once for the same person and amount
    expect(rows).toMatchObject([{ outcome: 'approved', inputs: { dateOfBirth: BORN } }]);
  });

  it.each([
    { whose: 'a signed-in customer’s, under their own name', familyName: 'Van der Berg', kept: BORN },
    { whose: 'of another name, and is not the customer’s', familyName: 'Bos', kept: null },
  ])('keeps the date of birth that is $whose', async ({ familyName, kept }) => {
    const customerId = await newCustomer(testContext(database, 'nl'));
    await database.pool.query('update customer set family_name = $1 where customer_id = $2', [
      familyName,
      customerId,
    ]);
    const ctx = await readyToOrder(testContext(database, 'nl'), { 'TV-1': 1 }, { customerId });
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ ok: true });
    expect(await findCustomer(ctx, customerId)).toMatchObject({ dateOfBirth: kept });
    // a date that is kept stays, whatever is typed later
    await chooseCredit(ctx, { ...PLAN, dateOfBirth: '1971-02-03' });
    expect(await findCustomer(ctx, customerId)).toMatchObject({ dateOfBirth: kept });
  });

  it.each([
    [{ ...PLAN, dateOfBirth: '2010-01-01' }, 'dateOfBirth', 'too_young'],
    [{ ...PLAN, dateOfBirth: '' }, 'dateOfBirth', 'required'],
    [{ ...PLAN, dateOfBirth: '31-12-1990' }, 'dateOfBirth', 'date'],
    [{ ...PLAN, count: 5 }, 'count', 'choice'],
    [{ ...PLAN, method: 'invoice' }, 'method', 'choice'],
  ])('%o is refused', async (input, field, code) => {
    expect(await chooseCredit(await shopper(), input)).toMatchObject({
      ok: false,
      refusal: { code: 'InvalidInput', fields: [{ field, code }] },
    });
  });

  it('is open again when the basket comes to more than was approved', async () => {
    const ctx = await shopper();
    await chooseCredit(ctx, PLAN);
    await addToBasket(ctx, { variantSku: 'SMALL-1', quantity: 1 });
    expect(await getCheckout(ctx)).toMatchObject({ step: 'PAYMENT', paymentMethod: null });
  });

  it('stays where it was when another way of paying is chosen', async () => {
    const ctx = await shopper();
    await chooseCredit(ctx, PLAN);
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await getCheckout(ctx)).toMatchObject({ paymentMethod: 'invoice', credit: { plan: null } });
  });
});

describe('the credit check', () => {
  it('says no in neutral words, and a person can say yes', async () => {
    const ctx = await shopper();
    await named(ctx, 'Afgewezen');
    expect(await chooseCredit(ctx, PLAN)).toEqual({
      ok: false,
      refusal: { code: 'CreditNotApproved', referred: false, source: 'sandbox' },
    });
    expect(await getCheckout(ctx)).toMatchObject({ paymentMethod: 'invoice' });
    expect(await requestBasketReview(ctx)).toBe(true);
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ refusal: { referred: true } });
    const [waiting] = await waitingForPerson(ctx);
    if (!waiting) throw new Error('nothing waits');
    expect(await decideInPerson(ctx, waiting.decisionId, 'approved', 'J. de Vries')).toBe(true);
    expect(await decideInPerson(ctx, waiting.decisionId, 'refused', 'J. de Vries')).toBe(false);
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ ok: true });
    const { rows } = await database.pool.query(
      `select dedupe_key from mail_outbox where dedupe_key like 'credit-%' order by mail_id`,
    );
    expect(rows.map(({ dedupe_key }) => dedupe_key.split(':')[0])).toEqual([
      'credit-review',
      'credit-approved',
    ]);
  });

  it('refers to a person, and nothing is ordered meanwhile', async () => {
    const ctx = await shopper();
    await named(ctx, 'Twijfel');
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ refusal: { referred: true } });
  });

  it('is not asked again and again until a name passes', async () => {
    const ctx = await shopper();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await named(ctx, 'Afgewezen');
      await chooseCredit(ctx, { ...PLAN, dateOfBirth: `19${70 + attempt}-01-01` });
    }
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
  });
});

describe('protection', () => {
  it('needs its terms, and is a choice of its own', async () => {
    const ctx = await shopper();
    await chooseCredit(ctx, PLAN);
    expect(await setProtection(ctx, { chosen: true, termsAccepted: false })).toMatchObject({
      refusal: { fields: [{ field: 'termsAccepted', code: 'required' }] },
    });
    expect(await viewed(setProtection(ctx, { chosen: true, termsAccepted: true }))).toMatchObject({
      value: { credit: { choice: { protection: true } } },
    });
  });

  it('has its terms on paper before they are accepted', async () => {
    const paper = await protectionInformation(await shopper());
    expect(paper?.subject).toContain('Demoverzekeringen');
    expect(paper?.sections).toHaveLength(10);
  });

  it.each(['de', 'ch'] as const)('is never chosen with an order in %s', async (tenant) => {
    const ctx = await shopper(tenant);
    // in Germany it is offered later, so its terms can be read
    expect((await protectionInformation(ctx)) === null).toBe(tenant === 'ch');
    await chooseCredit(ctx, PLAN);
    expect((await getCheckout(ctx)).credit.protection).toBeNull();
    expect(await viewed(setProtection(ctx, { chosen: true, termsAccepted: true }))).toMatchObject({
      refusal: { fields: [{ field: 'protection' }] },
    });
  });
});

describe('an order on credit', () => {
  it('keeps plan, decision and contract, and charges all of it', async () => {
    const { ctx, order: placedOrder } = await placed('nl', true);
    const agreement = await findAgreement(ctx, placedOrder.orderId);
    const { totalMinor } = placedOrder;
    expect(agreement).toMatchObject({ version: 1, plan: { priceMinor: totalMinor, count: 12 } });
    const owed = agreement?.dues.reduce((sum, due) => sum + due.amountMinor, 0);
    expect(await orderBalance(ctx, placedOrder.orderId)).toMatchObject({ openMinor: owed, overdueMinor: 0 });
    const rows = await postings(placedOrder.orderId);
    expect(rows.map(({ account }) => account)).toEqual([
      'receivable',
      'sales',
      'vat',
      'surcharge',
      'premium',
    ]);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const paper = await contractPaper(ctx, placedOrder.orderId);
    expect(paper?.subject).toContain(placedOrder.orderNumber);
    expect(paper?.sections.at(-1)?.table?.rows).toHaveLength(12);
    // Directive (EU) 2023/2225 art. 21(1): the parties, and the purpose
    const said = JSON.stringify(paper);
    const { street, city } = placedOrder.billingAddress;
    for (const part of [street, city.toUpperCase(), placedOrder.lines[0]?.name, 'verzekering'])
      expect(said).toContain(part);
  });

  it('shrinks with a return, once, and is gone with the last article', async () => {
    const { ctx, order: placedOrder } = await placed('nl', true);
    const { orderId, totalMinor } = placedOrder;
    const give = (kept: number, before: number, key: string) =>
      inTransaction(ctx, async (inner) => {
        const parts = [{ account: 'sales' as const, amountMinor: before - kept }];
        await recordCredit(inner, { orderId, key, parts });
        await recomputePlan(inner, orderId, kept);
      });
    await give(30_000, totalMinor, 'first');
    await give(30_000, totalMinor, 'first');
    const half = await findAgreement(ctx, orderId);
    expect(half).toMatchObject({ version: 2, plan: { priceMinor: 30_000 } });
    const owed = half?.dues.reduce((sum, due) => sum + due.amountMinor, 0);
    expect(await orderBalance(ctx, orderId)).toMatchObject({ openMinor: owed });
    await give(0, 30_000, 'second');
    expect(await orderBalance(ctx, orderId)).toMatchObject({ balanceMinor: 0, nextMaturities: [] });
  });
});

describe('the ledger', () => {
  it('counts a payment, a credit and a refund once each', async () => {
    const ctx = await shopper();
    const outcome = await order(ctx);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    const { orderId, totalMinor } = outcome.value.order;
    const debtor = `order:${orderId}` as const;
    expect(await accountBalance(ctx, debtor)).toMatchObject({ balanceMinor: totalMinor });
    const twice = async (record: (inner: RequestContext) => Promise<void>) => {
      await inTransaction(ctx, record);
      await inTransaction(ctx, record);
    };
    const paymentId = randomUUID();
    await twice((inner) => recordPayment(inner, { orderId, paymentId, amountMinor: totalMinor }));
    expect(await accountBalance(ctx, debtor)).toMatchObject({ balanceMinor: 0 });
    await twice((inner) =>
      recordCredit(inner, { orderId, key: 'r1', parts: [{ account: 'sales', amountMinor: 1000 }] }),
    );
    expect(await accountBalance(ctx, debtor)).toMatchObject({ balanceMinor: -1000, creditMinor: 1000 });
    await twice((inner) => recordRefund(inner, { orderId, key: 'r1', amountMinor: 1000 }));
    expect(await accountBalance(ctx, debtor)).toMatchObject({ balanceMinor: 0, creditMinor: 0 });
  });

  it.each(['ledger_entry', 'ledger_posting', 'due'])(
    'refuses to change or lose a row of %s',
    async (table) => {
      await placed();
      await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow('append only');
      await expect(database.pool.query(`update ${table} set tenant_id = 'x'`)).rejects.toThrow('append only');
    },
  );

  it('refuses an entry whose sides differ', async () => {
    const { order: placedOrder } = await placed();
    const broken = database.pool.query(
      `with entry as (
         insert into ledger_entry (tenant_id, debtor, order_id, entry_key, kind, currency, booked_at)
         values ('nl', 'order:' || $1::text, $1::uuid, 'broken', 'payment', 'EUR', now()) returning tenant_id, entry_id)
       insert into ledger_posting (tenant_id, entry_id, position, account, amount_minor)
       select tenant_id, entry_id, 1, 'cash', 5 from entry`,
      [placedOrder.orderId],
    );
    await expect(broken).rejects.toThrow('not balanced');
  });

  it('keeps tenants apart', async () => {
    const { order: placedOrder } = await placed('de');
    const other = as(testContext(database, 'nl'), randomUUID());
    expect(await findAgreement(other, placedOrder.orderId)).toBeNull();
    expect(await accountBalance(other, `order:${placedOrder.orderId}`)).toMatchObject({ balanceMinor: 0 });
  });
});

it('a check that led to no contract goes with the account, or a day after it ended', async () => {
  const nl = testContext(database, 'nl');
  const checks = async (customerId: string) =>
    (
      await database.pool.query('select outcome from credit_decision where customer_id = $1', [customerId])
    ).rows.map(({ outcome }) => outcome);
  const check = async (articles: Record<string, number>) => {
    const customerId = await newCustomer(nl);
    const ctx = await readyToOrder(nl, articles, { customerId, email: 'checks@example.com' });
    await chooseCredit(ctx, PLAN);
    return { ctx, customerId };
  };
  const [buyer, leaver, looker] = [
    await check({ 'TV-1': 1 }),
    await check({ 'TV-1': 1 }),
    await check({ 'TV-1': 1 }),
  ];
  expect(await order(buyer.ctx)).toMatchObject({ ok: true });
  for (const { customerId } of [buyer, leaver]) await eraseDecisions(nl, customerId);
  expect([await checks(buyer.customerId), await checks(leaver.customerId)]).toEqual([['approved'], []]);
  const inDays = (days: number) => ({
    db: nl.db,
    clock: { now: () => new Date(nl.clock.now().getTime() + days * 86_400_000) },
  });
  await purgeDecisions(inDays(30), [nl.tenant]);
  expect(await checks(looker.customerId)).toEqual(['approved']);
  await purgeDecisions(inDays(32), [nl.tenant]);
  expect(await checks(looker.customerId)).toEqual([]);
  expect(await checks(buyer.customerId)).toEqual(['approved']);
  const waiting = await check({ 'TV-1': 1 });
  await database.pool.query(`update credit_decision set outcome = 'referred' where customer_id = $1`, [
    waiting.customerId,
  ]);
  await purgeDecisions(inDays(90), [nl.tenant]);
  expect(await checks(waiting.customerId), 'a person may still decide').toEqual(['referred']);
  await purgeDecisions(inDays(91), [nl.tenant]);
  expect(await checks(waiting.customerId)).toEqual([]);
});
