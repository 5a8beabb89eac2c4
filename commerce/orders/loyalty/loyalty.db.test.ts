import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/return-items.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { bookPoints } from './book-points.service.ts';
import {
  erasePoints,
  isBonusMember,
  joinProgram,
  leaveProgram,
  listPrograms,
  readPoints,
  redeemPoints,
} from './loyalty.service.ts';
import { insertEntry, ordersToReward } from './loyalty.store.ts';

const database = await testDatabase();
const at = (time: string) => testContext(database, 'nl', { clock: fixedClock(time) });
const nl = at('2026-11-20T12:00:00Z');
const AFTER = '2026-12-07T12:00:00Z';

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A', stock: 500 }]);
  await keepCampaigns(nl, nl.tenant.vouchers);
});

async function member(name: string, ...programs: ('points' | 'bonus-club' | 'payback')[]) {
  const customer = { email: `${name}@example.com`, customerId: await newCustomer(nl, `${name}@example.com`) };
  for (const program of programs) {
    expect((await joinProgram(nl, customer, program, '1234567897')).ok).toBe(true);
  }
  return customer;
}

async function delivered(customerId: string, pieces: number) {
  const placed = await order(await readyToOrder(nl, { 'A-1': pieces }, { customerId }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId } = placed.value.order;
  await dispatchOrder(nl, { orderId, key: 'p', carrier: 'PostNL', trackingNumber: '3S1' });
  await deliverOrder(nl, { orderId });
  return placed.value.order;
}

const usable = async (customerId: string, ctx = nl) => (await readPoints(ctx, customerId)).usable;

describe('points', () => {
  it('are earned once, when the period for withdrawal is over, for what was kept', async () => {
    const { customerId } = await member('keeps', 'points');
    const { orderId } = await delivered(customerId, 3);
    await bookPoints(at('2026-12-04T12:00:00Z'));
    expect(await usable(customerId)).toBe(0);
    const back = await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'r', { restock: true });
    expect(back.ok).toBe(true);
    await bookPoints(at(AFTER));
    await bookPoints(at(AFTER));
    const { rows } = await database.pool.query('select effect from return_notice where order_id = $1', [
      orderId,
    ]);
    expect(await usable(customerId)).toBe(Math.floor(rows[0].effect.after.totalMinor / 100));
    expect((await readPoints(nl, customerId)).expiring?.expiresOn).toBe('2028-12-07');
  });

  it('are twice as many in the bonus club, and none without membership', async () => {
    const [plain, club, none] = [
      await member('plain', 'points'),
      await member('club', 'points', 'bonus-club'),
      await member('none'),
    ];
    for (const { customerId } of [plain, club, none]) await delivered(customerId, 4);
    await bookPoints(at(AFTER));
    const once = await usable(plain.customerId);
    expect(once).toBeGreaterThan(50);
    expect(await usable(club.customerId)).toBe(2 * once);
    expect(await usable(none.customerId)).toBe(0);
  });

  it('expire', async () => {
    const { customerId } = await member('slow', 'points');
    await insertEntry(nl, customerId, {
      key: 'points:x',
      kind: 'earned',
      points: 30,
      expiresOn: '2027-01-01',
    });
    expect(await usable(customerId)).toBe(30);
    const later = at('2027-01-01T12:00:00Z');
    await bookPoints(later);
    await bookPoints(later);
    const { entries } = await readPoints(later, customerId);
    expect(entries.map(({ kind, points }) => [kind, points])).toEqual([
      ['expired', -30],
      ['earned', 30],
    ]);
  });

  it('are redeemed for a code of one’s own; two presses at once take them once', async () => {
    const rich = await member('rich', 'points');
    await insertEntry(nl, rich.customerId, {
      key: 'points:y',
      kind: 'earned',
      points: 400,
      expiresOn: '2028-01-01',
    });
    const redeem = (redemptionId = randomUUID(), campaign = 'points-250') =>
      redeemPoints(nl, rich, { campaign, redemptionId });
    const answers = await Promise.all([1, 2, 3].map(() => redeem()));
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, false, true]);
    expect(await usable(rich.customerId)).toBe(150);
    const { rows } = await database.pool.query(
      "select email, use_limit from voucher where campaign = 'points-250'",
    );
    expect(rows).toEqual([{ email: 'rich@example.com', use_limit: 1 }]);
    expect(await redeem(randomUUID(), 'newsletter-welcome')).toMatchObject({
      refusal: { code: 'NoSuchProgram' },
    });
  });

  it('are redeemed once by two presses of one form, though there are enough for two', async () => {
    const rich = await member('twice', 'points');
    const earned = { key: 'points:twice', kind: 'earned', points: 600, expiresOn: '2028-01-01' } as const;
    await insertEntry(nl, rich.customerId, earned);
    const form = { campaign: 'points-250', redemptionId: randomUUID() };
    const [one, two] = await Promise.all([redeemPoints(nl, rich, form), redeemPoints(nl, rich, form)]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await usable(rich.customerId)).toBe(350);
    expect(await redeemPoints(nl, rich, { ...form, redemptionId: randomUUID() })).not.toEqual(one);
    expect(await usable(rich.customerId)).toBe(100);
  });

  it('are a ledger: nothing is changed, and the account’s end alone deletes', async () => {
    const { customerId } = await member('erased', 'points');
    await insertEntry(nl, customerId, {
      key: 'points:z',
      kind: 'earned',
      points: 1,
      expiresOn: '2028-01-01',
    });
    await expect(database.pool.query('update loyalty_entry set points = 9')).rejects.toThrow('append only');
    await expect(database.pool.query('delete from loyalty_entry')).rejects.toThrow('append only');
    await nl.db.transaction().execute((db) => erasePoints({ ...nl, db }, customerId));
    expect((await readPoints(nl, customerId)).entries).toEqual([]);
  });
});

it('payback: a number that cannot be one is refused, points are told as an event, once', async () => {
  const { customerId, email } = await member('payback', 'payback');
  expect(await joinProgram(nl, { customerId, email }, 'payback', '1234567890')).toMatchObject({
    refusal: { code: 'MemberNumberInvalid' },
  });
  const { orderId, totalMinor } = await delivered(customerId, 2);
  for (let time = 0; time < 2; time += 1) await bookPoints(at(AFTER));
  const { rows } = await database.pool.query(
    "select data from order_event where order_id = $1 and type = 'loyalty.reported'",
    [orderId],
  );
  const points = Math.floor(totalMinor / 200);
  expect(rows).toEqual([{ data: { program: 'payback', memberNumber: '1234567897', points } }]);
});

it('payback: the number stands in the field by which the programme knows its members', async () => {
  const { customerId } = await member('identified', 'payback');
  const { orderId } = await delivered(customerId, 1);
  const later = at(AFTER);
  const orderOptions = { ...later.tenant.orderOptions, aPlusIdentifierField: 'aPlusNumber' };
  await bookPoints({ ...later, tenant: { ...later.tenant, orderOptions } });
  const { rows } = await database.pool.query(
    "select data->>'aPlusNumber' as number, data ? 'memberNumber' as plain from order_event where order_id = $1 and type = 'loyalty.reported'",
    [orderId],
  );
  expect(rows).toEqual([{ number: '1234567897', plain: false }]);
});

it('the bonus club welcomes once a year, and can be left', async () => {
  const customer = await member('welcome', 'bonus-club');
  expect(await isBonusMember(nl, customer.customerId)).toBe(true);
  await leaveProgram(nl, customer.customerId, 'bonus-club');
  expect(await isBonusMember(nl, customer.customerId)).toBe(false);
  await joinProgram(nl, customer, 'bonus-club', null);
  const { rows } = await database.pool.query("select 1 from voucher where email = 'welcome@example.com'");
  expect(rows).toHaveLength(1);
});

it('the bonus club welcomes a customer once, whatever the e-mail address is by then', async () => {
  const customer = await member('moving', 'bonus-club');
  await leaveProgram(nl, customer.customerId, 'bonus-club');
  await joinProgram(nl, { ...customer, email: 'moved@example.com' }, 'bonus-club', null);
  expect(await isBonusMember(nl, customer.customerId)).toBe(true);
  const { rows } = await database.pool.query(
    "select email from voucher where email in ('moving@example.com', 'moved@example.com')",
  );
  expect(rows).toEqual([{ email: 'moving@example.com' }]);
});

it('a tenant that has switched them off has none', async () => {
  const de = testContext(database, 'de');
  const customerId = await newCustomer(de, 'aus@example.com');
  expect(await listPrograms(de, customerId)).toEqual([]);
  expect(await joinProgram(de, { customerId, email: 'aus@example.com' }, 'points', null)).toMatchObject({
    refusal: { code: 'NoSuchProgram' },
  });
  expect(await bookPoints(de)).toBe(0);
});

it('an order that earns nothing stands in nobody’s way, and is told to payback once', async () => {
  const { customerId } = await member('nothing', 'points', 'payback');
  const { orderId } = await delivered(customerId, 1);
  const back = await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'all');
  expect(back.ok).toBe(true);
  for (let time = 0; time < 3; time += 1) await bookPoints(at(AFTER));
  const { rows } = await database.pool.query(
    "select 1 from order_event where order_id = $1 and type = 'loyalty.reported'",
    [orderId],
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  expect(await ordersToReward(nl, new Date(AFTER), 500)).toEqual([]);
});

it('points expire though many customers before have redeemed all of theirs', async () => {
  const { customerId } = await member('last', 'points');
  await database.pool.query(
    `insert into customer select (jsonb_populate_record(c, jsonb_build_object('email', 'spent' || n || '@example.com',
            'customer_id', ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid,
            'customer_number', 'spent' || n))).*
       from customer c, generate_series(1, 600) n where c.customer_id = $1`,
    [customerId],
  );
  await database.pool.query(
    `insert into loyalty_entry (tenant_id, customer_id, entry_key, kind, points, expires_on, booked_at)
     select 'nl', ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid, kind || n, kind,
            case kind when 'earned' then 5 else -5 end, case kind when 'earned' then date '2026-12-01' end, now()
       from generate_series(1, 600) n, unnest(array['earned', 'redeemed']) kind order by kind`,
  );
  await insertEntry(nl, customerId, {
    ...{ key: 'points:last', kind: 'earned', points: 7, expiresOn: '2026-12-01' },
  });
  const later = at('2026-12-02T12:00:00Z');
  await bookPoints(later);
  const { entries } = await readPoints(later, customerId);
  expect(entries.map(({ kind, points }) => [kind, points])).toEqual([
    ['expired', -7],
    ['earned', 7],
  ]);
});
