import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import { pauseCredit, quotePause } from '#commerce/orders/credit-rights/pause-credit.service.ts';
import { withdrawCredit } from '#commerce/orders/credit-rights/withdraw-credit.service.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { reversePayment } from '#commerce/orders/settlement/debit/reverse-payment.service.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { remindOverdue } from './remind-overdue.service.ts';

const database = await testDatabase();

beforeAll(() =>
  sellArticles(database, [{ sku: 'TV', stock: 100_000, priceMinor: { nl: 74_900, ch: 74_110 } }]),
);

const START = '2026-11-20';
/** A rate that changes in the middle of most histories. */
const RATES = [
  { validFrom: '2026-01-01', annualPercent: 4 },
  { validFrom: '2027-02-01', annualPercent: 9 },
];

const op = fc.constantFrom<Op>(
  'instalment',
  'part',
  'overdue',
  'all',
  'over',
  'reverse',
  'return',
  'pause',
  'withdraw',
);
type Op = 'instalment' | 'part' | 'overdue' | 'all' | 'over' | 'reverse' | 'return' | 'pause' | 'withdraw';
type Job = 'daily' | 'twice at once' | 'down';
type Step = { readonly op: Op; readonly days: number; readonly job: Job };
const steps = fc.array(
  fc.record({
    op,
    /** days before it, on each of which the job runs */
    days: fc.integer({ min: 0, max: 40 }),
    job: fc.constantFrom<Job>('daily', 'daily', 'twice at once', 'down'),
  }),
  { minLength: 3, maxLength: 8 },
);

async function fetchRows<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await database.pool.query<Row>(text, [...values])).rows;
}

async function placeOrderToPayLater(tenant: 'nl' | 'ch', count: number | null, smallestMinor: number) {
  let day = START;
  const clock = { now: () => new Date(`${day}T12:00:00Z`) };
  const base = testContext(database, tenant, { clock });
  const dunning = { ...base.tenant.dunning, lateInterest: RATES, smallestMinor };
  const ctx = await prepareOrder({ ...base, tenant: { ...base.tenant, dunning } }, { 'TV-1': 2 });
  if (count !== null) {
    const chosen = await viewCheckoutAfter(
      chooseCredit(ctx, { method: 'instalments', count, dateOfBirth: '1990-05-17' }),
    );
    if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  }
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId, orderNumber } = placed.value.order;
  await dispatchOrder(ctx, { orderId, key: 'all' });
  await deliverOrder(ctx, { orderId });
  const moveTo = (next: string) => {
    day = next;
  };
  return { ctx, orderId, orderNumber, moveTo, today: () => day };
}
type World = Awaited<ReturnType<typeof placeOrderToPayLater>>;

/** The order's account, added up by hand: what is settled counts for the earliest day. */
async function calculateAccount({ orderId, today }: World) {
  const [sum] = await fetchRows<{ balance: number; cash: number; interest: number }>(
    `select coalesce(sum(p.amount_minor), 0)::int as balance,
            coalesce(sum(p.amount_minor) filter (where e.kind in ('payment', 'refund', 'reversal')), 0)::int as cash,
            coalesce(sum(p.amount_minor) filter (where e.kind = 'late-interest'), 0)::int as interest
       from ledger_entry e join ledger_posting p using (tenant_id, entry_id)
      where e.order_id = $1 and p.account = 'receivable'`,
    [orderId],
  );
  const dues = await fetchRows<{ day: string; amount: number }>(
    `select due_on::text as day, amount_minor::int as amount from due
      where order_id = $1 and schedule = (select max(schedule) from due where order_id = $1) order by number`,
    [orderId],
  );
  const { balance = 0, cash = 0, interest = 0 } = sum ?? {};
  const planned = dues.reduce((total, { amount }) => total + amount, 0);
  const beyond = Math.max(0, balance - planned);
  let settled = planned - Math.max(0, Math.min(balance, planned));
  const open = dues.map(({ day, amount }, index) => {
    const gone = Math.min(settled, amount);
    settled -= gone;
    return { day, amount: amount - gone + (index === 0 ? beyond : 0) };
  });
  const late = open.filter(({ day, amount }) => day < today() && amount > 0);
  const overdue = late.reduce((total, { amount }) => total + amount, 0);
  return { balance, cash, interest, open, overdue, beyond, since: late[0]?.day ?? null };
}

type Sent = { readonly since: string; readonly level: number; readonly payUntil: string };
/** A second, obvious implementation of the reminders and their interest. */
type Book = {
  readonly sent: Sent[];
  /** days that count for interest since the last reminder */
  days: string[];
  /** interest of those days, minor units: each day's rate on that day's overdue amount without interest */
  accrued: number;
  /** the amount that the last reminder asked for, without interest */
  asked: number;
  /** nothing has been paid or changed since the last reminder */
  isQuiet: boolean;
};

const AFTER = [5, 24, 45];
const WITHIN = 14;
const getDailyRate = (day: string) => (day >= '2027-02-01' ? 9 : 4) / 36_500;

type Account = Awaited<ReturnType<typeof calculateAccount>>;

/** Counts a day before the job runs: interest runs from the day after the last one that a reminder set. */
function countDay(world: World, book: Book, { overdue, beyond }: Account): void {
  const today = world.today();
  if (book.sent.length === 0 || book.sent.some(({ payUntil }) => payUntil >= today)) return;
  book.days.push(today);
  book.accrued += Math.max(0, Math.min(overdue - beyond, book.asked)) * getDailyRate(today);
}

/** @returns how many reminders are due today */
function remindByHand(world: World, { sent }: Book, { since }: Account): number {
  const today = world.today();
  const same = sent.filter((one) => one.since === since);
  const after = AFTER[same.length];
  const last = same.at(-1);
  if (since === null || after === undefined || today < addDays(since, after)) return 0;
  if (last && today <= last.payUntil) return 0;
  sent.push({ since, level: same.length + 1, payUntil: addDays(today, WITHIN) });
  return 1;
}

/** The interest of the reminder that was just sent is that of the days since the one before. */
async function closeInterval(world: World, book: Book, account: Account, smallestMinor: number) {
  const what = `${world.today()}: interest of ${book.days.length} days`;
  const [last] = await fetchRows<{ interest: number; level: number }>(
    `select interest_minor::int as interest, level from payment_reminder
      where order_id = $1 order by reminded_on desc limit 1`,
    [world.orderId],
  );
  const { interest = 0, level = 1 } = last ?? {};
  expect(interest, what).toBeLessThanOrEqual(book.accrued + 1e-6);
  const isCharged = level > 1 && book.isQuiet && book.accrued >= smallestMinor + 1;
  if (isCharged) expect(interest, what).toBeGreaterThan(book.accrued - 1 - 1e-6);
  book.asked = Math.max(0, account.overdue - account.beyond);
  Object.assign(book, { days: [], accrued: 0, isQuiet: true });
}

async function compare(world: World, book: Book, what: string): Promise<void> {
  const reminders = await fetchRows<Sent & { interest: number }>(
    `select overdue_since::text as since, level, pay_until::text as "payUntil", interest_minor::int as interest
       from payment_reminder where order_id = $1 order by reminded_on, level`,
    [world.orderId],
  );
  expect(
    reminders.map(({ interest: _interest, ...one }) => one),
    what,
  ).toEqual(book.sent);
  const charged = reminders.reduce((sum, { interest }) => sum + interest, 0);
  const { interest, balance, cash, open } = await calculateAccount(world);
  expect(interest, `${what}: interest is what was said`).toBe(charged);
  const stillOpen = open.reduce((sum, { amount }) => sum + amount, 0);
  expect(stillOpen, `${what}: what is open is what is owed`).toBe(Math.max(0, balance));
  const [mails] = await fetchRows<{ mails: number; waiting: number; unbalanced: number }>(
    `select (select count(*)::int from mail_outbox where dedupe_key like 'payment-overdue:' || $1 || ':%') as mails,
            (select coalesce(sum(amount_minor), 0)::int from payment_refund where order_id = $1::uuid
              and state in ('requested', 'manual')) as waiting,
            (select count(*)::int from (select 1 from ledger_entry e join ledger_posting p using (tenant_id, entry_id)
              where e.order_id = $1::uuid group by e.entry_id having sum(p.amount_minor) <> 0) x) as unbalanced`,
    [world.orderId],
  );
  expect(mails, `${what}: a mail for each, and the surplus on its way back`).toEqual({
    ...{ mails: book.sent.length, waiting: Math.max(0, -balance), unbalanced: 0 },
  });
  expect(cash, what).toBeLessThanOrEqual(0);
}

async function applyOp(world: World, book: Book, what: Op, key: string): Promise<void> {
  const { ctx, orderId, orderNumber } = world;
  book.isQuiet = false;
  const { open, overdue, balance } = await calculateAccount(world);
  const first = open.find(({ amount }) => amount > 0)?.amount ?? 0;
  const amounts: Partial<Record<Op, number>> = {
    instalment: first,
    part: Math.floor(first / 3),
    overdue,
    all: Math.max(0, balance),
    over: Math.max(0, balance) + 777,
  };
  const amountMinor = amounts[what];
  if (amountMinor !== undefined) {
    if (amountMinor > 0) await receiveTransfer(ctx, { reference: orderNumber, amountMinor, key });
  } else if (what === 'return') {
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], key, { restock: true });
  } else if (what === 'pause') {
    const quote = await quotePause(ctx, { orderId });
    if (quote.ok) await pauseCredit(ctx, quote.value);
  } else if (what === 'withdraw') await withdrawCredit(ctx, { orderId });
  else await takeBack(world, book, key);
}

async function takeBack({ ctx, orderId, orderNumber }: World, book: Book, key: string): Promise<void> {
  const [last] = await fetchRows<{ payment_id: string; amount: number; day: string }>(
    `select payment_id, amount_minor::int as amount, created_at::date::text as day from payment
      where order_id = $1 and state = 'paid' order by attempt desc limit 1`,
    [orderId],
  );
  if (!last) return;
  const reversal = {
    kind: 'returned-debit' as const,
    reference: orderNumber,
    amountMinor: null,
    reason: null,
  };
  await reversePayment(ctx, { ...reversal, paymentId: last.payment_id, key });
  // it was never made: what it paid has been overdue all the time
  for (const day of book.days) if (day > last.day) book.accrued += last.amount * getDailyRate(day);
}

async function passDay(world: World, book: Book, job: Job, smallestMinor: number): Promise<void> {
  world.moveTo(addDays(world.today(), 1));
  const account = await calculateAccount(world);
  countDay(world, book, account);
  if (job === 'down') return;
  const due = remindByHand(world, book, account);
  const runs = Array.from({ length: job === 'daily' ? 1 : 2 }, () => remindOverdue(world.ctx));
  const sent = (await Promise.all(runs)).reduce((sum, one) => sum + one, 0);
  expect(sent, world.today()).toBe(due);
  if (due === 0) return;
  await closeInterval(world, book, account, smallestMinor);
  await compare(world, book, world.today());
}

async function walk(world: World, smallestMinor: number, history: readonly Step[]): Promise<void> {
  const book: Book = { sent: [], days: [], accrued: 0, asked: 0, isQuiet: true };
  for (const [index, { op: what, days, job }] of history.entries()) {
    for (let passed = 0; passed < days; passed += 1) await passDay(world, book, job, smallestMinor);
    await applyOp(world, book, what, `${world.orderId}:${index}`);
    await compare(world, book, `${index} ${what}`);
  }
}

/** Months in which nothing happens; and nothing is late any more for the histories after it. */
const END: Step = { op: 'all', days: 100, job: 'daily' };

it('reminders and interest match an independent calculation day by day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('nl' as const, 'ch' as const),
      fc.constantFrom(null, 6, 12),
      fc.constantFrom(1, 100),
      steps,
      async (tenant, count, smallestMinor, history) => {
        const plan = count !== null && tenant === 'ch' ? 4 : count;
        await walk(await placeOrderToPayLater(tenant, plan, smallestMinor), smallestMinor, [...history, END]);
      },
    ),
    // a few seconds; a limit in time would be a failure where a busy machine does not end the first one in it
    { numRuns: 6, endOnFailure: true },
  );
}, 300_000);
