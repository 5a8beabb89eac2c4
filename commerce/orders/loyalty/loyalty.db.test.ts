import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.commands.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { bookPoints } from './book-points.service.ts';
import { erasePoints } from './loyalty.commands.ts';
import {
  isBonusMember,
  joinProgram,
  leaveProgram,
  listPrograms,
  readPoints,
  redeemPoints,
} from './loyalty.service.ts';
import { insertEntry, listOrdersToReward } from './loyalty.store.ts';

const database = await testDatabase();
const createContextAt = (time: string) => testContext(database, 'nl', { clock: createFixedClock(time) });
const nl = createContextAt('2026-11-20T12:00:00Z');
const AFTER = '2026-12-07T12:00:00Z';

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A', stock: 500 }]);
  await keepCampaigns(nl, nl.tenant.vouchers);
});

async function createMember(name: string, ...programs: ('points' | 'bonus-club' | 'payback')[]) {
  const customer = {
    email: `${name}@example.com`,
    customerId: await createCustomer(nl, `${name}@example.com`),
  };
  for (const program of programs) {
    expect((await joinProgram(nl, customer, program, '1234567897')).ok).toBe(true);
  }
  return customer;
}

async function placeDeliveredOrder(customerId: string, pieces: number) {
  const placed = await placeSeenOrder(await prepareOrder(nl, { 'A-1': pieces }, { customerId }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId } = placed.value.order;
  await dispatchOrder(nl, { orderId, key: 'p', carrier: 'PostNL', trackingNumber: '3S1' });
  await deliverOrder(nl, { orderId });
  return placed.value.order;
}

const fetchUsablePoints = async (customerId: string, ctx = nl) => (await readPoints(ctx, customerId)).usable;

describe('loyalty points', () => {
  it('points are earned once for the articles kept when the withdrawal period is over', async () => {
    const { customerId } = await createMember('keeps', 'points');
    const { orderId } = await placeDeliveredOrder(customerId, 3);
    await bookPoints(createContextAt('2026-12-04T12:00:00Z'));
    expect(await fetchUsablePoints(customerId)).toBe(0);
    const back = await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'r', { restock: true });
    expect(back.ok).toBe(true);
    await bookPoints(createContextAt(AFTER));
    await bookPoints(createContextAt(AFTER));
    const { rows } = await database.pool.query('select effect from return_notice where order_id = $1', [
      orderId,
    ]);
    expect(await fetchUsablePoints(customerId)).toBe(Math.floor(rows[0].effect.after.totalMinor / 100));
    expect((await readPoints(nl, customerId)).expiring?.expiresOn).toBe('2028-12-07');
  });

  it('points are doubled in the bonus club and not earned without membership', async () => {
    const [plain, club, none] = [
      await createMember('plain', 'points'),
      await createMember('club', 'points', 'bonus-club'),
      await createMember('none'),
    ];
    for (const { customerId } of [plain, club, none]) await placeDeliveredOrder(customerId, 4);
    await bookPoints(createContextAt(AFTER));
    const once = await fetchUsablePoints(plain.customerId);
    expect(once).toBeGreaterThan(50);
    expect(await fetchUsablePoints(club.customerId)).toBe(2 * once);
    expect(await fetchUsablePoints(none.customerId)).toBe(0);
  });

  it('points expire', async () => {
    const { customerId } = await createMember('slow', 'points');
    await insertEntry(nl, customerId, {
      key: 'points:x',
      kind: 'earned',
      points: 30,
      expiresOn: '2027-01-01',
    });
    expect(await fetchUsablePoints(customerId)).toBe(30);
    const later = createContextAt('2027-01-01T12:00:00Z');
    await bookPoints(later);
    await bookPoints(later);
    const { entries } = await readPoints(later, customerId);
    expect(entries.map(({ kind, points }) => [kind, points])).toEqual([
      ['expired', -30],
      ['earned', 30],
    ]);
  });

  it('points are redeemed for a personal code, and two simultaneous requests take them once', async () => {
    const rich = await createMember('rich', 'points');
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
    expect(await fetchUsablePoints(rich.customerId)).toBe(150);
    const { rows } = await database.pool.query(
      "select email, use_limit from voucher where campaign = 'points-250'",
    );
    expect(rows).toEqual([{ email: 'rich@example.com', use_limit: 1 }]);
    expect(await redeem(randomUUID(), 'newsletter-welcome')).toMatchObject({
      refusal: { code: 'NoSuchProgram' },
    });
  });

  it('submitting one form twice redeems points once, even when there are enough for two', async () => {
    const rich = await createMember('twice', 'points');
    const earned = { key: 'points:twice', kind: 'earned', points: 600, expiresOn: '2028-01-01' } as const;
    await insertEntry(nl, rich.customerId, earned);
    const form = { campaign: 'points-250', redemptionId: randomUUID() };
    const [one, two] = await Promise.all([redeemPoints(nl, rich, form), redeemPoints(nl, rich, form)]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await fetchUsablePoints(rich.customerId)).toBe(350);
    expect(await redeemPoints(nl, rich, { ...form, redemptionId: randomUUID() })).not.toEqual(one);
    expect(await fetchUsablePoints(rich.customerId)).toBe(100);
  });

  it('the points ledger is never changed and is deleted only with the account', async () => {
    const { customerId } = await createMember('erased', 'points');
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

it('payback: an invalid number is refused and points are reported once as an event', async () => {
  const { customerId, email } = await createMember('payback', 'payback');
  expect(await joinProgram(nl, { customerId, email }, 'payback', '1234567890')).toMatchObject({
    refusal: { code: 'MemberNumberInvalid' },
  });
  const { orderId, totalMinor } = await placeDeliveredOrder(customerId, 2);
  for (let time = 0; time < 2; time += 1) await bookPoints(createContextAt(AFTER));
  const { rows } = await database.pool.query(
    "select data from order_event where order_id = $1 and type = 'loyalty.reported'",
    [orderId],
  );
  const points = Math.floor(totalMinor / 200);
  expect(rows).toEqual([{ data: { program: 'payback', memberNumber: '1234567897', points } }]);
});

it('payback: the number is in the field by which the programme identifies its members', async () => {
  const { customerId } = await createMember('identified', 'payback');
  const { orderId } = await placeDeliveredOrder(customerId, 1);
  const later = createContextAt(AFTER);
  const orderOptions = { ...later.tenant.orderOptions, aPlusIdentifierField: 'aPlusNumber' };
  await bookPoints({ ...later, tenant: { ...later.tenant, orderOptions } });
  const { rows } = await database.pool.query(
    "select data->>'aPlusNumber' as number, data ? 'memberNumber' as plain from order_event where order_id = $1 and type = 'loyalty.reported'",
    [orderId],
  );
  expect(rows).toEqual([{ number: '1234567897', plain: false }]);
});

it('the bonus club gives its welcome once a year and can be left', async () => {
  const customer = await createMember('welcome', 'bonus-club');
  expect(await isBonusMember(nl, customer.customerId)).toBe(true);
  await leaveProgram(nl, customer.customerId, 'bonus-club');
  expect(await isBonusMember(nl, customer.customerId)).toBe(false);
  await joinProgram(nl, customer, 'bonus-club', null);
  const { rows } = await database.pool.query("select 1 from voucher where email = 'welcome@example.com'");
  expect(rows).toHaveLength(1);
});

it('the bonus club welcomes a customer once, even after a change of the e-mail address', async () => {
  const customer = await createMember('moving', 'bonus-club');
  await leaveProgram(nl, customer.customerId, 'bonus-club');
  await joinProgram(nl, { ...customer, email: 'moved@example.com' }, 'bonus-club', null);
  expect(await isBonusMember(nl, customer.customerId)).toBe(true);
  const { rows } = await database.pool.query(
    "select email from voucher where email in ('moving@example.com', 'moved@example.com')",
  );
  expect(rows).toEqual([{ email: 'moving@example.com' }]);
});

it('a tenant that has switched points off has none', async () => {
  const de = testContext(database, 'de');
  const customerId = await createCustomer(de, 'aus@example.com');
  expect(await listPrograms(de, customerId)).toEqual([]);
  expect(await joinProgram(de, { customerId, email: 'aus@example.com' }, 'points', null)).toMatchObject({
    refusal: { code: 'NoSuchProgram' },
  });
  expect(await bookPoints(de)).toBe(0);
});

it('an order that earns nothing blocks no other and is reported to payback once', async () => {
  const { customerId } = await createMember('nothing', 'points', 'payback');
  const { orderId } = await placeDeliveredOrder(customerId, 1);
  const back = await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'all');
  expect(back.ok).toBe(true);
  for (let time = 0; time < 3; time += 1) await bookPoints(createContextAt(AFTER));
  const { rows } = await database.pool.query(
    "select 1 from order_event where order_id = $1 and type = 'loyalty.reported'",
    [orderId],
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  expect(await listOrdersToReward(nl, new Date(AFTER), 500)).toEqual([]);
});

it('points expire even when many earlier customers have redeemed all of theirs', async () => {
  const { customerId } = await createMember('last', 'points');
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
  const later = createContextAt('2026-12-02T12:00:00Z');
  await bookPoints(later);
  const { entries } = await readPoints(later, customerId);
  expect(entries.map(({ kind, points }) => [kind, points])).toEqual([
    ['expired', -7],
    ['earned', 7],
  ]);
});
