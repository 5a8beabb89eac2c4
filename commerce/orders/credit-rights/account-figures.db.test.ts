import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { change, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit, setProtection } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import { listBookings } from '#commerce/money/ledger/bookings.queries.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { cancelPieces } from '#commerce/orders/fulfilment/cancel/cancel-pieces.service.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { debitDue } from '#commerce/orders/settlement/debit/debit-due.service.ts';
import { reversePayment } from '#commerce/orders/settlement/debit/reverse-payment.service.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { changeDebitAccount } from '#commerce/people/identity/debit-account.commands.ts';
import { pauseCredit, quotePause } from './pause-credit.service.ts';
import {
  chooseLaterProtection,
  endProtection,
  viewProtectionOffer,
} from './protection/later-protection.service.ts';
import { quoteEarlyRepayment, requestEarlyRepayment } from './repay-early.service.ts';
import { calculateFiguresByHand } from './test-account-figures.ts';
import { withdrawCredit } from './withdraw-credit.service.ts';

const database = await testDatabase();
const START = '2026-11-20';

const PRICES = { nl: 25_000, de: 25_000 };
const { payments } = testPayments(database, testContext(database, 'nl').clock);

beforeAll(() => sellArticles(database, [{ sku: 'TV', priceMinor: PRICES, stock: 100_000 }]));

const which = fc.nat(3);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('order' as const),
      quantity: fc.integer({ min: 1, max: 3 }),
      plan: fc.constantFrom(0, 3, 12),
      protect: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('pay' as const),
      which,
      percent: fc.integer({ min: 1, max: 120 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('days' as const), days: fc.integer({ min: 1, max: 45 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constantFrom('send' as const, 'return' as const, 'repay' as const),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: fc.constantFrom(
        'repayPart' as const,
        'withdraw' as const,
        'cancel' as const,
        'cancelPiece' as const,
        'unprotect' as const,
        'pause' as const,
        'protectLater' as const,
        'debit' as const,
        'reverse' as const,
      ),
      which,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type World = {
  ctx: RequestContext;
  customerId: string;
  orders: { orderId: string; orderNumber: string }[];
  key: number;
};
type Tenant = keyof typeof PRICES;

function on(tenant: Tenant, day: string): RequestContext {
  const now = new Date(`${day}T12:00:00Z`);
  return testContext(database, tenant, { clock: { now: () => now } });
}

async function createWorld(tenant: Tenant): Promise<World> {
  const ctx = on(tenant, START);
  await change(database, tenant, 'TV-1', { stock: 100_000 });
  const customer = await findCustomer(ctx, await createCustomer(ctx));
  if (!customer) throw new Error('the new customer is not there');
  const account = { iban: 'NL91ABNA0417164300', bic: null, accountHolder: 'Zoë Bos' };
  await changeDebitAccount(ctx, customer, account, 'de machtiging');
  const world: World = { ctx, customerId: customer.customerId, orders: [], key: 0 };
  world.orders.push(
    await placeOrderStep(world, { op: 'order', quantity: 2, plan: 12, protect: tenant === 'nl' }),
  );
  return world;
}

async function placeOrderStep(
  { ctx, customerId }: World,
  { quantity, plan, protect }: Extract<Step, { op: 'order' }>,
) {
  const ready = await prepareOrder(ctx, { 'TV-1': quantity }, { customerId });
  if (plan > 0) {
    await chooseCredit(ready, { method: 'instalments', count: plan, dateOfBirth: '1990-05-17' });
    // where it cannot be agreed with the order this is refused
    if (protect) await setProtection(ready, { chosen: true, termsAccepted: true });
  }
  const done = await placeSeenOrder(ready);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

/** A change that cannot happen to an order is refused, and changes nothing: that is looked at too. */
async function applyStep(world: World, one: Step): Promise<unknown> {
  const { ctx, orders } = world;
  if (one.op === 'days') {
    world.ctx = on(ctx.tenant.id as Tenant, addDays(getToday(ctx), one.days));
    return;
  }
  if (one.op === 'order') return orders.push(await placeOrderStep(world, one));
  const chosen = orders[one.which % Math.max(1, orders.length)];
  if (!chosen) return;
  const { orderId, orderNumber: reference } = chosen;
  world.key += 1;
  const key = `${orderId}:${world.key}`;
  switch (one.op) {
    case 'pay': {
      const { balanceMinor } = await getAccountBalance(ctx, `customer:${world.customerId}`);
      const amountMinor = Math.floor((Math.max(0, balanceMinor) * one.percent) / 100);
      return receiveTransfer(ctx, { reference, amountMinor, key });
    }
    case 'send':
      await dispatchOrder(ctx, { orderId, key: 'all' });
      return deliverOrder(ctx, { orderId });
    case 'return':
      return returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], key);
    case 'cancel':
      return cancelOrder(ctx, orderId, 'customer');
    case 'cancelPiece':
      return cancelPieces(ctx, orderId, [{ position: 1, quantity: 1 }], key);
    case 'withdraw':
      return withdrawCredit(ctx, { orderId });
    case 'unprotect':
      return endProtection(ctx, { orderId });
    case 'pause': {
      const quote = await quotePause(ctx, { orderId });
      return quote.ok ? pauseCredit(ctx, quote.value) : quote;
    }
    case 'protectLater': {
      const offer = await viewProtectionOffer(ctx, { orderId });
      if (!offer.ok) return offer;
      const { totalMinor } = offer.value.cost;
      return chooseLaterProtection(ctx, { orderId, totalMinor, termsAccepted: true });
    }
    case 'debit': {
      const input = { orderId, customerId: world.customerId, mandateAccepted: true };
      const ordered = await debitDue(ctx, payments, input);
      if (!ordered.ok) return ordered;
      return receiveTransfer(ctx, { reference, amountMinor: ordered.value.amountMinor, key });
    }
    case 'reverse':
      return reversePayment(ctx, {
        kind: 'returned-debit',
        reference,
        amountMinor: null,
        key,
        reason: 'AM04',
      });
    case 'repay':
    case 'repayPart': {
      const partMinor = one.op === 'repay' ? null : 5_000;
      const quote = await quoteEarlyRepayment(ctx, { orderId, partMinor });
      if (!quote.ok) return quote;
      const { payMinor } = quote.value;
      const requested = await requestEarlyRepayment(ctx, { orderId, partMinor, payMinor });
      if (payMinor > 0) await receiveTransfer(ctx, { reference, amountMinor: payMinor, key });
      return requested;
    }
  }
}

/** Pages hold what the whole list holds, and of each order the sum to pay now. */
async function comparePages(ctx: RequestContext, customerId: string): Promise<void> {
  const debtor = `customer:${customerId}` as const;
  const { maturities, maturityCount, dueOrders } = await getAccountBalance(ctx, debtor);
  expect(maturityCount).toBe(maturities.length);
  const pages = [1, 2, 3].map((page) => getAccountBalance(ctx, debtor, { page, size: 2 }));
  expect((await Promise.all(pages)).flatMap((one) => one.maturities)).toEqual(maturities.slice(0, 6));
  const byOrder = Map.groupBy(maturities, ({ orderNumber }) => orderNumber);
  const toPay = [...byOrder].map(([orderNumber, [first, ...others]]) => ({
    ...{ orderNumber, dueOn: first?.dueOn },
    openMinor: others
      .filter(({ dueOn }) => dueOn <= getToday(ctx))
      .reduce((sum, { openMinor }) => sum + openMinor, first?.openMinor ?? 0),
  }));
  expect(dueOrders.map(({ orderNumber, dueOn, openMinor }) => ({ orderNumber, dueOn, openMinor }))).toEqual(
    toPay.slice(0, 10),
  );
}

async function compare({ ctx, customerId }: World): Promise<void> {
  const shown = await getAccountBalance(ctx, `customer:${customerId}`);
  const byHand = await calculateFiguresByHand(database, customerId, getToday(ctx));
  const next = shown.nextDay;
  const today = getToday(ctx);
  const sumOpenAmounts = (dues: typeof shown.maturities) =>
    dues.reduce((sum, { openMinor }) => sum + openMinor, 0);
  expect({
    balanceMinor: shown.balanceMinor,
    openMinor: shown.openMinor,
    creditMinor: shown.creditMinor + 0,
    currentMinor: shown.currentMinor,
    overdueMinor: shown.overdueMinor,
    nextOn: next?.dueOn ?? null,
    nextMinor: next?.openMinor ?? 0,
    laterMinor: sumOpenAmounts(shown.maturities.filter(({ dueOn }) => dueOn > today)),
    lastOn: shown.grandTotal?.dueOn ?? null,
    grandTotalMinor: shown.grandTotal?.amountMinor ?? 0,
    premiumMinor: shown.protection?.premiumMinor ?? null,
    renewalOn: shown.protection?.renewalOn ?? null,
    days: shown.maturities.map(({ dueOn }) => dueOn),
  }).toEqual(byHand.figures);
  expect(shown.minimalPaymentMinor).toBe(byHand.nowMinor > 0 ? byHand.nowMinor : (next?.openMinor ?? 0));
  expect(shown.grandTotal?.amountMinor ?? 0, 'all that is open has a day').toBe(shown.openMinor);
  await comparePages(ctx, customerId);
  const { bookings, totalCount } = await listBookings(ctx, `customer:${customerId}`, {
    ...{ page: 1, size: 500, kind: null, from: null, until: null },
  });
  expect(totalCount).toBe(byHand.entries.length);
  let running = 0;
  for (const [index, booking] of bookings.toReversed().entries()) {
    running += byHand.entries[index] ?? 0;
    expect([booking.amountMinor, booking.balanceMinor]).toEqual([byHand.entries[index], running]);
  }
}

it('every account figure is the sum of its postings, whatever has happened', async () => {
  let steps = 0;
  const histories = fc.array(step, { minLength: 6, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<Tenant[]>('nl', 'nl', 'de'), histories, async (tenant, history) => {
      const world = await createWorld(tenant);
      for (const one of history) {
        await applyStep(world, one);
        await compare(world);
        steps += 1;
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(30);
}, 120_000);

type OfOrder = Exclude<Step['op'], 'order' | 'pay' | 'days'>;
const createFirstOrderStep = (op: OfOrder): Step => ({ op, which: 0 });
const createDaysStep = (count: number): Step => ({ op: 'days', days: count });

it.each<[string, Tenant, Step[]]>([
  ['a second plan with the same days', 'nl', [{ op: 'order', quantity: 1, plan: 12, protect: true }]],
  ['a return of some pieces', 'nl', [createFirstOrderStep('send'), createFirstOrderStep('return')]],
  ['a cancelled piece', 'nl', [createFirstOrderStep('cancelPiece')]],
  ['a pause', 'nl', [createFirstOrderStep('send'), createFirstOrderStep('pause')]],
  [
    'an early repayment of a part',
    'nl',
    [createFirstOrderStep('send'), createDaysStep(40), createFirstOrderStep('repayPart')],
  ],
  [
    'an early repayment of all',
    'nl',
    [createFirstOrderStep('send'), createDaysStep(20), createFirstOrderStep('repay')],
  ],
  ['a withdrawal from the credit', 'nl', [createFirstOrderStep('send'), createFirstOrderStep('withdraw')]],
  ['an end of the protection', 'nl', [createFirstOrderStep('send'), createFirstOrderStep('unprotect')]],
  [
    'a protection that is chosen later',
    'de',
    [createFirstOrderStep('send'), createDaysStep(8), createFirstOrderStep('protectLater')],
  ],
  ['a debit', 'nl', [createFirstOrderStep('send'), createFirstOrderStep('debit')]],
  [
    'a debit that is taken back',
    'nl',
    [createFirstOrderStep('send'), createFirstOrderStep('debit'), createFirstOrderStep('reverse')],
  ],
])('the figures agree with an independent sum: %s', async (_name, tenant, history) => {
  const world = await createWorld(tenant);
  const countEntries = async () =>
    (await calculateFiguresByHand(database, world.customerId, START)).entries.length;
  let before = 0;
  for (const one of history) {
    before = await countEntries();
    await applyStep(world, one);
    await compare(world);
  }
  expect(await countEntries(), 'the last of it was booked').toBeGreaterThan(before);
});
