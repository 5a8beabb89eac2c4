import { parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import type { Role } from '#commerce/staff/access/rights.rules.ts';
import type { Actor } from '#commerce/staff/access/staff-context.types.ts';
import { createMember, createStaffContext } from '#commerce/staff/test-staff.ts';
import { createDeskApi } from './desk-api.ts';
import type { DeskContext } from './desk-context.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const desk: DeskContext = {
  ...createStaffContext(database),
  deskOrigin: 'http://desk.localhost:3000',
  // no operation of this file pays
  payments: {} as DeskContext['payments'],
};
const api = createDeskApi(desk.log);
const members: Partial<Record<Role, Actor>> = {};

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A', stock: 500 }]);
  for (const role of ['order_desk', 'returns_clerk', 'credit_officer', 'administrator'] as const)
    members[role] = (await createMember(desk, [{ role, tenantScope: 'nl' }])).actor;
});

async function place(ctx: typeof nl = nl, pieces = 3): Promise<Order> {
  const placed = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': pieces }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return placed.value.order;
}

type Fields = Record<string, unknown>;
const listKinds = (timeline: unknown) =>
  (timeline as { kind: string; eventType: string | null }[]).map(({ kind, eventType }) => eventType ?? kind);

async function ask(role: Role, text: string, variables: Fields = {}) {
  const { data, errors } = await api.execute(parse(text), variables, {
    ...desk,
    actor: members[role] ?? null,
  });
  const [error] = errors ?? [];
  return { data: data as Record<string, Fields> | null | undefined, error: error?.extensions };
}

const CANCEL = `mutation ($orderId: ID!, $key: String!, $items: [PiecesInput!], $seen: Json) {
  cancelOrder(tenantId: "nl", orderId: $orderId, idempotencyKey: $key, reason: "called", items: $items, seen: $seen)
  { refundMinor order { state keptMinor lines { cancelled } } } }`;
const PREVIEW = `query ($orderId: ID!, $items: [PiecesInput!]) {
  cancellationPreview(tenantId: "nl", orderId: $orderId, items: $items)
  { creditMinor refundMinor keptMinor openBeforeMinor openAfterMinor dues { dueOn } } }`;
const BOOK = `mutation ($orderId: ID!, $key: String!, $items: [ReturnedPiecesInput!]!) {
  bookReturn(tenantId: "nl", orderId: $orderId, idempotencyKey: $key, items: $items)
  { refundMinor order { lines { returned } bookedReturns { items { quantity } } } } }`;
const SEEN = 'query ($orderNumber: String!) { order(tenantId: "nl", orderNumber: $orderNumber) { seen } }';
const one = [{ position: 1, quantity: 1 }];

async function countPieces(orderId: string) {
  const { rows } = await database.pool.query(
    'select cancelled_quantity as cancelled, returned_quantity as returned from order_line where order_id = $1',
    [orderId],
  );
  return rows[0];
}

describe('cancelling', () => {
  test('the preview is what is booked then, and changes nothing itself', async () => {
    const { orderId, totalMinor } = await place();
    const before = await getOrderBalance(nl, orderId);
    const previewed = (await ask('order_desk', PREVIEW, { orderId, items: one })).data?.cancellationPreview;
    expect(previewed).toMatchObject({ openBeforeMinor: totalMinor, refundMinor: 0, dues: null });
    expect(await getOrderBalance(nl, orderId)).toEqual(before);
    expect(await countPieces(orderId)).toEqual({ cancelled: 0, returned: 0 });
    const done = await ask('order_desk', CANCEL, { orderId, key: 'as previewed', items: one });
    expect(done.data?.cancelOrder).toMatchObject({
      refundMinor: 0,
      order: { keptMinor: previewed?.keptMinor, lines: [{ cancelled: 1 }] },
    });
    expect((await getOrderBalance(nl, orderId)).openMinor).toBe(previewed?.openAfterMinor);
    expect(Number(previewed?.creditMinor)).toBe(totalMinor - Number(previewed?.keptMinor));
  });

  test('the whole order is previewed and cancelled with its delivery', async () => {
    const { orderId, totalMinor } = await place();
    const { data } = await ask('order_desk', PREVIEW, { orderId });
    expect(data?.cancellationPreview).toMatchObject({
      creditMinor: totalMinor,
      keptMinor: 0,
      openAfterMinor: 0,
    });
    const done = await ask('order_desk', CANCEL, { orderId, key: 'whole' });
    expect(done.data?.cancelOrder).toMatchObject({ order: { state: 'cancelled', keptMinor: 0 } });
  });

  test('the same key cancels once', async () => {
    const { orderId } = await place();
    const again = () => ask('order_desk', CANCEL, { orderId, key: 'twice', items: one });
    const [first, second] = await Promise.all([again(), again()]);
    expect(second).toEqual(first);
    expect(await countPieces(orderId)).toEqual({ cancelled: 1, returned: 0 });
  });

  test('of two clerks who saw the same order the second is told what differs', async () => {
    const { orderId, orderNumber } = await place();
    const seen = (await ask('order_desk', SEEN, { orderNumber })).data?.order?.seen;
    const answers = await Promise.all(
      ['clerk 1', 'clerk 2'].map((key) => ask('order_desk', CANCEL, { orderId, key, items: one, seen })),
    );
    const [refused, ...others] = answers.filter(({ error }) => error);
    expect(others).toEqual([]);
    expect(refused?.error).toMatchObject({
      code: 'CONFLICT',
      differences: expect.arrayContaining([{ field: 'cancelledPieces', seen: 0, current: 1 }]),
    });
    expect(await countPieces(orderId)).toEqual({ cancelled: 1, returned: 0 });
  });

  test('a reason is needed, and more pieces than there are is refused', async () => {
    const { orderId } = await place();
    const many = await ask('order_desk', CANCEL, {
      orderId,
      key: 'many',
      items: [{ position: 1, quantity: 9 }],
    });
    expect(many.error).toMatchObject({ code: 'REFUSED', reason: 'QuantityRefused' });
    const mute = `mutation { cancelOrder(tenantId: "nl", orderId: "${orderId}", idempotencyKey: "m", reason: " ") { refundMinor } }`;
    expect((await ask('order_desk', mute)).error).toMatchObject({ reason: 'ReasonRequired' });
  });

  test('an order of another tenant does not exist here, and its tenant is forbidden', async () => {
    const german = await place(testContext(database, 'de'));
    const here = await ask('order_desk', CANCEL, { orderId: german.orderId, key: 'foreign' });
    expect(here.error).toMatchObject({ code: 'NOT_FOUND' });
    const there = `{ order(tenantId: "de", orderNumber: "${german.orderNumber}") { state } }`;
    expect((await ask('order_desk', there)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await countPieces(german.orderId)).toEqual({ cancelled: 0, returned: 0 });
  });
});

describe('a return', () => {
  const items = [
    { position: 1, quantity: 1, condition: 'as_new', restock: true },
    { position: 1, quantity: 1, condition: 'damaged', restock: false },
  ];
  async function placeSent() {
    const order = await place();
    await dispatchOrder(nl, { orderId: order.orderId, key: 'p' });
    return order;
  }
  const readStock = async () =>
    (
      await database.pool.query(
        `select quantity from stock join variant using (variant_id) where tenant_id = 'nl' and sku = 'A-1'`,
      )
    ).rows[0].quantity;

  test('a clerk books pieces in two conditions: one is sold again, and the audit has why', async () => {
    const { orderId } = await placeSent();
    const stock = await readStock();
    const { data } = await ask('returns_clerk', BOOK, { orderId, key: 'parcel', items });
    expect(data?.bookReturn).toMatchObject({ order: { lines: [{ returned: 2 }] } });
    expect(await readStock()).toBe(stock + 1);
    const audited = `{ auditEntries(tenantId: "nl", subjectKind: "order", subjectId: "${orderId}") {
      entries { action reason changes { field before after } } } }`;
    expect((await ask('administrator', audited)).data?.auditEntries).toMatchObject({
      entries: [
        {
          action: 'returns.book',
          reason: 'line 1: 1 as_new; line 1: 1 damaged, not for sale',
          changes: expect.arrayContaining([{ field: 'returnedPieces', before: 0, after: 2 }]),
        },
      ],
    });
  });

  test('a returns clerk neither cancels nor sees customers; the order desk books no return', async () => {
    const { orderId } = await placeSent();
    expect((await ask('returns_clerk', CANCEL, { orderId, key: 'no' })).error).toMatchObject({
      code: 'FORBIDDEN',
    });
    const customers = '{ customers(tenantId: "nl") { next } }';
    expect((await ask('returns_clerk', customers)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask('order_desk', BOOK, { orderId, key: 'no', items })).error).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

test('the order’s page has its lines, papers, mails, notes and events, and never its secret', async () => {
  const { orderId, orderNumber, accessToken } = await place();
  await dispatchOrder(nl, { orderId, key: 'p', trackingNumber: '3SXYZ' });
  const note = `mutation { addOrderNote(tenantId: "nl", orderId: "${orderId}", idempotencyKey: "n", body: "calls back") { orderId } }`;
  expect((await ask('order_desk', note)).error).toBeUndefined();
  const { data, error } = await ask(
    'order_desk',
    `{ order(tenantId: "nl", orderNumber: "${orderNumber}") {
        lines { sku shipped } parcels { trackingNumber } invoices { number } payments { state } refunds { state }
        balance { openMinor } credit { method } notes { body authorName } announcedReturns { collectOn }
        deliveryAddress { postalCode } fields { label }
        timeline { kind eventType mailSubject mailText note { body } } } }`,
  );
  expect(error).toBeUndefined();
  expect(data?.order).toMatchObject({
    lines: [{ sku: 'A-1', shipped: 3 }],
    parcels: [{ trackingNumber: '3SXYZ' }],
    invoices: [{}],
    notes: [{ body: 'calls back', authorName: 'Noor Vos' }],
  });
  const kinds = listKinds(data?.order?.timeline);
  expect(kinds).toEqual(expect.arrayContaining(['note', 'mail', 'order.placed', 'order.shipped']));
  // mails link to the page with the secret: staff would open it as the customer
  expect(JSON.stringify(data)).not.toContain(accessToken);
});
