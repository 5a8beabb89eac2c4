import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { chooseCredit, setProtection } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { requestBasketReview } from '#commerce/buying/checkout/credit/request-review.service.ts';
import { setPayment, viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import {
  getOrderBalance,
  recordCredit,
  recordPayment,
  recordRefund,
} from '#commerce/money/ledger/ledger.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { formatIsoDay } from '#texts/format.ts';
import { buildContractPaper, findAgreement } from './agreement/agreement.service.ts';
import { buildProtectionInformation } from './credit.service.ts';
import { eraseDecisions, purgeDecisions } from './decision/erase-decisions.commands.ts';
import { decideInPerson, listDecisionsForReview } from './decision/review.service.ts';
import { recomputePlan } from './plan/recompute-plan.service.ts';

const database = await testDatabase();

beforeAll(async () => {
  const priceMinor = { nl: 49_999, de: 49_999, at: 49_999, ch: 50_000 };
  await sellArticles(database, [{ sku: 'TV', priceMinor }, { sku: 'SMALL' }]);
});

const BORN = '1990-05-17';
const PLAN = { method: 'instalments', count: 12, dateOfBirth: BORN };

function createShopper(
  tenant: 'nl' | 'de' | 'at' | 'ch' = 'nl',
  articles: Record<string, number> = { 'TV-1': 1 },
) {
  return prepareOrder(testContext(database, tenant), articles);
}

async function setFamilyName(ctx: RequestContext, familyName: string): Promise<void> {
  await database.pool.query(
    `update checkout set billing_address = jsonb_set(billing_address, '{familyName}', to_jsonb($1::text))
      where basket_id = (select basket_id from basket where session_id = $2)`,
    [familyName, ctx.visitor?.sessionId],
  );
}

async function fetchPostings(orderId: string) {
  const { rows } = await database.pool.query(
    `select kind, account, amount_minor::int as amount from ledger_posting join ledger_entry using (tenant_id, entry_id)
      where order_id = $1 order by entry_id, position`,
    [orderId],
  );
  return rows;
}

async function placeCreditOrder(tenant: 'nl' | 'de' = 'nl', protect = false) {
  const ctx = await createShopper(tenant);
  const chosen = await viewCheckoutAfter(chooseCredit(ctx, PLAN));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  if (protect) await setProtection(ctx, { chosen: true, termsAccepted: true });
  const outcome = await placeSeenOrder(ctx);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ctx, order: outcome.value.order };
}

describe('choosing credit', () => {
  it('credit is offered for prices that are high enough and never preselected', async () => {
    const small = await getCheckout(await createShopper('nl', { 'SMALL-1': 1 }));
    expect(small.paymentMethods).not.toContain('instalments');
    const { paymentMethods, credit } = await getCheckout(await createShopper());
    expect(paymentMethods).toEqual(expect.arrayContaining(['instalments', 'pause']));
    expect(credit).toMatchObject({ plan: null, choice: null, ready: false });
  });

  it('choosing credit runs the check and makes the order ready', async () => {
    const ctx = await createShopper();
    const chosen = await viewCheckoutAfter(chooseCredit(ctx, PLAN));
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
  ])('the checkout keeps the date of birth that is $whose', async ({ familyName, kept }) => {
    const customerId = await createCustomer(testContext(database, 'nl'));
    await database.pool.query('update customer set family_name = $1 where customer_id = $2', [
      familyName,
      customerId,
    ]);
    const ctx = await prepareOrder(testContext(database, 'nl'), { 'TV-1': 1 }, { customerId });
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
  ])('the credit choice %o is refused', async (input, field, code) => {
    expect(await chooseCredit(await createShopper(), input)).toMatchObject({
      ok: false,
      refusal: { code: 'InvalidInput', fields: [{ field, code }] },
    });
  });

  it('the credit choice reopens when the basket exceeds the approved amount', async () => {
    const ctx = await createShopper();
    await chooseCredit(ctx, PLAN);
    await addToBasket(ctx, { variantSku: 'SMALL-1', quantity: 1 });
    expect(await getCheckout(ctx)).toMatchObject({ step: 'PAYMENT', paymentMethod: null });
  });

  it('the credit choice is kept when another payment method is chosen', async () => {
    const ctx = await createShopper();
    await chooseCredit(ctx, PLAN);
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await getCheckout(ctx)).toMatchObject({ paymentMethod: 'invoice', credit: { plan: null } });
  });
});

describe('the credit check', () => {
  it('the check declines in neutral words, and a person can still approve', async () => {
    const ctx = await createShopper();
    await setFamilyName(ctx, 'Afgewezen');
    expect(await chooseCredit(ctx, PLAN)).toEqual({
      ok: false,
      refusal: { code: 'CreditNotApproved', referred: false, source: 'sandbox' },
    });
    expect(await getCheckout(ctx)).toMatchObject({ paymentMethod: 'invoice' });
    expect(await requestBasketReview(ctx)).toBe(true);
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ refusal: { referred: true } });
    const [waiting] = await listDecisionsForReview(ctx);
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

  it('a check that refers to a person blocks the order meanwhile', async () => {
    const ctx = await createShopper();
    await setFamilyName(ctx, 'Twijfel');
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ refusal: { referred: true } });
  });

  it('the check cannot be repeated until a name passes', async () => {
    const ctx = await createShopper();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await setFamilyName(ctx, 'Afgewezen');
      await chooseCredit(ctx, { ...PLAN, dateOfBirth: `19${70 + attempt}-01-01` });
    }
    expect(await chooseCredit(ctx, PLAN)).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
  });
});

it('an offer that binds no longer cannot be ordered, and choosing the plan anew makes it ready', async () => {
  const ctx = await createShopper();
  await chooseCredit(ctx, PLAN);
  const advance = (days: number) => {
    const moment = new Date(ctx.clock.now().getTime() + days * 86_400_000);
    return { ...ctx, clock: { ...ctx.clock, now: () => moment } };
  };
  const { bindingDays } = ctx.tenant.credit.papers;
  const lastDay = advance(bindingDays);
  expect(await getCheckout(lastDay)).toMatchObject({ credit: { ready: true, offerEndedOn: null } });
  const tooLate = advance(bindingDays + 1);
  expect(await getCheckout(tooLate)).toMatchObject({
    step: 'PAYMENT',
    credit: {
      plan: null,
      ready: false,
      offerEndedOn: formatIsoDay(lastDay.clock.now(), ctx.tenant.timeZone),
    },
  });
  expect(await placeSeenOrder(tooLate)).toMatchObject({ refusal: { code: 'CheckoutIncomplete' } });
  expect(await viewCheckoutAfter(chooseCredit(tooLate, PLAN))).toMatchObject({
    value: { step: 'CONFIRM', credit: { ready: true, offerEndedOn: null } },
  });
});

describe('payment protection', () => {
  it('protection requires acceptance of its own terms and a separate choice', async () => {
    const ctx = await createShopper();
    await chooseCredit(ctx, PLAN);
    expect(await setProtection(ctx, { chosen: true, termsAccepted: false })).toMatchObject({
      refusal: { fields: [{ field: 'termsAccepted', code: 'required' }] },
    });
    expect(await viewCheckoutAfter(setProtection(ctx, { chosen: true, termsAccepted: true }))).toMatchObject({
      value: { credit: { choice: { protection: true } } },
    });
  });

  it('the answer about protection is stored with the plan, once its terms are accepted', async () => {
    const ctx = await createShopper();
    const answer = (chosen: boolean, termsAccepted: boolean) => ({
      ...PLAN,
      protection: { chosen, termsAccepted },
    });
    expect(await chooseCredit(ctx, answer(true, false))).toMatchObject({
      refusal: { fields: [{ field: 'termsAccepted', code: 'required' }] },
    });
    expect((await getCheckout(ctx)).credit.choice).toBeNull();
    const choose = (input: object) => viewCheckoutAfter(chooseCredit(ctx, input));
    expect(await choose(answer(true, true))).toMatchObject({
      value: { step: 'CONFIRM', credit: { choice: { protection: true } } },
    });
    // the plan alone, as the page of a changed plan without the question sends it
    expect(await choose(PLAN)).toMatchObject({ value: { credit: { choice: { protection: true } } } });
    expect(await choose(answer(false, false))).toMatchObject({
      value: { credit: { choice: { protection: false } } },
    });
  });

  it('the protection terms are available on a durable medium before they are accepted', async () => {
    const paper = await buildProtectionInformation(await createShopper());
    expect(paper?.subject).toContain('Demoverzekeringen');
    expect(paper?.sections).toHaveLength(10);
  });

  it.each(['de', 'ch'] as const)('protection is never chosen with an order in %s', async (tenant) => {
    const ctx = await createShopper(tenant);
    // in Germany it is offered later, so its terms can be read
    expect((await buildProtectionInformation(ctx)) === null).toBe(tenant === 'ch');
    await chooseCredit(ctx, { ...PLAN, count: 3 });
    expect((await getCheckout(ctx)).credit.protection).toBeNull();
    expect(await viewCheckoutAfter(setProtection(ctx, { chosen: true, termsAccepted: true }))).toMatchObject({
      refusal: { fields: [{ field: 'protection' }] },
    });
    const together = { ...PLAN, count: 3, protection: { chosen: true, termsAccepted: true } };
    expect(await chooseCredit(ctx, together)).toMatchObject({
      refusal: { fields: [{ field: 'protection' }] },
    });
  });
});

describe('a credit order', () => {
  it('a credit order stores plan, decision and contract and charges the whole amount', async () => {
    const { ctx, order: placedOrder } = await placeCreditOrder('nl', true);
    const agreement = await findAgreement(ctx, placedOrder.orderId);
    const { totalMinor } = placedOrder;
    expect(agreement).toMatchObject({ version: 1, plan: { priceMinor: totalMinor, count: 12 } });
    const owed = agreement?.dues.reduce((sum, due) => sum + due.amountMinor, 0);
    expect(await getOrderBalance(ctx, placedOrder.orderId)).toMatchObject({
      openMinor: owed,
      overdueMinor: 0,
    });
    const rows = await fetchPostings(placedOrder.orderId);
    expect(rows.map(({ account }) => account)).toEqual([
      'receivable',
      'sales',
      'vat',
      'surcharge',
      'premium',
    ]);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const paper = await buildContractPaper(ctx, placedOrder.orderId);
    expect(paper?.subject).toContain(placedOrder.orderNumber);
    expect(paper?.sections.at(-1)?.table?.rows).toHaveLength(12);
    // Directive (EU) 2023/2225 art. 21(1): the parties, and the purpose
    const said = JSON.stringify(paper);
    const { street, city } = placedOrder.billingAddress;
    for (const part of [street, city.toUpperCase(), placedOrder.lines[0]?.name, 'verzekering'])
      expect(said).toContain(part);
    // and who watches, who hears complaints, which database was asked, how it ends, and that nobody was between
    for (const part of ['Financiële Markten', 'Kifid', 'BKR', 'artikel 7:77 BW', 'Kredietbemiddelaar'])
      expect(said).toContain(part);
  });

  it('a credit order shrinks once with a return and ends with the last article', async () => {
    const { ctx, order: placedOrder } = await placeCreditOrder('nl', true);
    const { orderId, totalMinor } = placedOrder;
    const give = (kept: number, before: number, key: string) =>
      runInTransaction(ctx, async (inner) => {
        const parts = [{ account: 'sales' as const, amountMinor: before - kept }];
        await recordCredit(inner, { orderId, key, parts });
        await recomputePlan(inner, orderId, kept);
      });
    await give(30_000, totalMinor, 'first');
    await give(30_000, totalMinor, 'first');
    const half = await findAgreement(ctx, orderId);
    expect(half).toMatchObject({ version: 2, plan: { priceMinor: 30_000 } });
    const owed = half?.dues.reduce((sum, due) => sum + due.amountMinor, 0);
    expect(await getOrderBalance(ctx, orderId)).toMatchObject({ openMinor: owed });
    await give(0, 30_000, 'second');
    expect(await getOrderBalance(ctx, orderId)).toMatchObject({ balanceMinor: 0, nextMaturities: [] });
  });
});

describe('the credit ledger', () => {
  it('the ledger counts a payment, a credit and a refund once each', async () => {
    const ctx = await createShopper();
    const outcome = await placeSeenOrder(ctx);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    const { orderId, totalMinor } = outcome.value.order;
    const debtor = `order:${orderId}` as const;
    expect(await getAccountBalance(ctx, debtor)).toMatchObject({ balanceMinor: totalMinor });
    const recordTwice = async (record: (inner: RequestContext) => Promise<void>) => {
      await runInTransaction(ctx, record);
      await runInTransaction(ctx, record);
    };
    const paymentId = randomUUID();
    await recordTwice((inner) => recordPayment(inner, { orderId, paymentId, amountMinor: totalMinor }));
    expect(await getAccountBalance(ctx, debtor)).toMatchObject({ balanceMinor: 0 });
    await recordTwice((inner) =>
      recordCredit(inner, { orderId, key: 'r1', parts: [{ account: 'sales', amountMinor: 1000 }] }),
    );
    expect(await getAccountBalance(ctx, debtor)).toMatchObject({ balanceMinor: -1000, creditMinor: 1000 });
    await recordTwice((inner) => recordRefund(inner, { orderId, key: 'r1', amountMinor: 1000 }));
    expect(await getAccountBalance(ctx, debtor)).toMatchObject({ balanceMinor: 0, creditMinor: 0 });
  });

  it.each(['ledger_entry', 'ledger_posting', 'due'])(
    'the ledger refuses to change or delete a row of %s',
    async (table) => {
      await placeCreditOrder();
      await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow('append only');
      await expect(database.pool.query(`update ${table} set tenant_id = 'x'`)).rejects.toThrow('append only');
    },
  );

  it('the ledger refuses an entry whose sides differ', async () => {
    const { order: placedOrder } = await placeCreditOrder();
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

  it('the ledger keeps tenants apart', async () => {
    const { order: placedOrder } = await placeCreditOrder('de');
    const other = createVisitorContext(testContext(database, 'nl'), randomUUID());
    expect(await findAgreement(other, placedOrder.orderId)).toBeNull();
    expect(await getAccountBalance(other, `order:${placedOrder.orderId}`)).toMatchObject({ balanceMinor: 0 });
  });
});

it('a credit check without a contract is deleted with the account or a day after it ended', async () => {
  const nl = testContext(database, 'nl');
  const countChecks = async (customerId: string) =>
    (
      await database.pool.query('select outcome from credit_decision where customer_id = $1', [customerId])
    ).rows.map(({ outcome }) => outcome);
  const check = async (articles: Record<string, number>) => {
    const customerId = await createCustomer(nl);
    const ctx = await prepareOrder(nl, articles, { customerId, email: 'checks@example.com' });
    await chooseCredit(ctx, PLAN);
    return { ctx, customerId };
  };
  const [buyer, leaver, looker] = [
    await check({ 'TV-1': 1 }),
    await check({ 'TV-1': 1 }),
    await check({ 'TV-1': 1 }),
  ];
  expect(await placeSeenOrder(buyer.ctx)).toMatchObject({ ok: true });
  for (const { customerId } of [buyer, leaver]) await eraseDecisions(nl, customerId);
  expect([await countChecks(buyer.customerId), await countChecks(leaver.customerId)]).toEqual([
    ['approved'],
    [],
  ]);
  const moveClock = (days: number) => ({
    db: nl.db,
    clock: { now: () => new Date(nl.clock.now().getTime() + days * 86_400_000) },
  });
  await purgeDecisions(moveClock(30), [nl.tenant]);
  expect(await countChecks(looker.customerId)).toEqual(['approved']);
  await purgeDecisions(moveClock(32), [nl.tenant]);
  expect(await countChecks(looker.customerId)).toEqual([]);
  expect(await countChecks(buyer.customerId)).toEqual(['approved']);
  const waiting = await check({ 'TV-1': 1 });
  await database.pool.query(`update credit_decision set outcome = 'referred' where customer_id = $1`, [
    waiting.customerId,
  ]);
  await purgeDecisions(moveClock(90), [nl.tenant]);
  expect(await countChecks(waiting.customerId), 'a person may still decide').toEqual(['referred']);
  await purgeDecisions(moveClock(91), [nl.tenant]);
  expect(await countChecks(waiting.customerId)).toEqual([]);
});
