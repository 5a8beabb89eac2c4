import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { getOrderBalance, listScheduledDues } from '#commerce/money/ledger/ledger.service.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { pauseCredit, quotePause } from './pause-credit.service.ts';
import { quoteEarlyRepayment, requestEarlyRepayment } from './repay-early.service.ts';
import { withdrawCredit } from './withdraw-credit.service.ts';

const database = await testDatabase({ poolSize: 12 });
beforeAll(() =>
  sellArticles(database, [{ sku: 'TV', stock: 100_000, priceMinor: { nl: 54_900, ch: 54_110 } }]),
);

async function placeCreditOrder(tenant: 'nl' | 'ch') {
  const ctx = await prepareOrder(testContext(database, tenant), { 'TV-1': 2 });
  const chosen = await viewCheckoutAfter(
    chooseCredit(ctx, { method: 'instalments', count: tenant === 'ch' ? 4 : 12, dateOfBirth: '1990-05-17' }),
  );
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId } = placed.value.order;
  await dispatchOrder(ctx, { orderId, key: 'all' });
  await deliverOrder(ctx, { orderId });
  return { ctx, order: placed.value.order };
}
type Bought = Awaited<ReturnType<typeof placeCreditOrder>>;

const op = fc.constantFrom<Op>('instalment', 'all', 'quote', 'ask', 'pause', 'withdraw', 'return');
const presses = fc.array(fc.record({ op, times: fc.constantFrom(1, 2) }), { minLength: 1, maxLength: 3 });
/** One to three things at once, each pressed once or twice, some days after those before. */
const rounds = fc.array(fc.record({ days: fc.constantFrom(0, 0, 10, 35), presses }), {
  minLength: 2,
  maxLength: 6,
});

type Op = 'instalment' | 'all' | 'quote' | 'ask' | 'pause' | 'withdraw' | 'return';

async function fetchQuote({ ctx, order: { orderId } }: Bought): Promise<number | null> {
  const quote = await quoteEarlyRepayment(ctx, { orderId, partMinor: null });
  return quote.ok ? quote.value.payMinor : null;
}

/** The amount that a customer sees who pays an instalment, everything, or the quote of an early repayment. */
async function fetchShownAmount(world: Bought, op: Op): Promise<number> {
  const { ctx, order: own } = world;
  const { balanceMinor } = await getOrderBalance(ctx, own.orderId);
  if (op === 'all') return balanceMinor;
  if (op === 'quote') return (await fetchQuote(world)) ?? balanceMinor;
  return (await listScheduledDues(ctx, own.orderId))[0]?.amountMinor ?? 0;
}

/** A right that cannot be used now is refused, and changes nothing: that is looked at too. */
async function applyOp(world: Bought, op: Op, key: string): Promise<unknown> {
  const { ctx, order: own } = world;
  const { orderId, orderNumber } = own;
  if (op === 'withdraw') return withdrawCredit(ctx, { orderId });
  if (op === 'return')
    return returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], key, { restock: true });
  if (op === 'pause') {
    const quote = await quotePause(ctx, { orderId });
    return quote.ok ? pauseCredit(ctx, quote.value) : quote;
  }
  if (op === 'ask') {
    const payMinor = await fetchQuote(world);
    return payMinor === null ? null : requestEarlyRepayment(ctx, { orderId, partMinor: null, payMinor });
  }
  const amountMinor = Math.max(0, await fetchShownAmount(world, op));
  return receiveTransfer(ctx, { reference: orderNumber, amountMinor, key: `${orderId}:${key}` });
}

const FACTS = `select
  (select coalesce(sum(p.amount_minor), 0)::int from ledger_entry e join ledger_posting p using (tenant_id, entry_id)
    where e.order_id = $1 and p.account = 'receivable') as balance,
  (select coalesce(sum(amount_minor), 0)::int from payment_refund where order_id = $1 and state in ('requested', 'manual')) as waiting,
  (select count(*)::int from (select dedupe_key from mail_outbox where dedupe_key like '%' || $1::text || '%' group by 1 having count(*) > 1) m) as twice`;

async function look({ ctx, order: { orderId } }: Bought, what: string): Promise<void> {
  const { rows } = await database.pool.query(FACTS, [orderId]);
  const { balance, waiting, twice } = rows[0];
  expect(waiting, `${what}: what is too much is on its way back`).toBe(Math.max(0, -balance));
  expect(twice, what).toBe(0);
  const due = (await listScheduledDues(ctx, orderId)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { rows: paid } = await database.pool.query(
    `select coalesce(-sum(p.amount_minor), 0)::int as cash from ledger_entry e join ledger_posting p using (tenant_id, entry_id)
      where e.order_id = $1 and p.account = 'receivable' and e.kind in ('payment', 'refund', 'reversal')`,
    [orderId],
  );
  expect(due - paid[0].cash, `${what}: the schedule is what is owed`).toBe(balance);
}

it('simultaneous credit rights and payments keep the schedule equal to the ledger and owe nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('nl', 'ch'), rounds, async (tenant, history) => {
      const first = await placeCreditOrder(tenant);
      let day = getToday(first.ctx);
      for (const [round, { days, presses }] of history.entries()) {
        day = addDays(day, days);
        const now = new Date(`${day}T12:00:00Z`);
        const world = { ...first, ctx: { ...first.ctx, clock: { now: () => now } } };
        await Promise.all(
          presses.flatMap(({ op, times }, index) =>
            Array.from({ length: times }, () => applyOp(world, op, `${round}.${index}`)),
          ),
        );
        await look(world, JSON.stringify({ day, presses }));
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 300_000);
