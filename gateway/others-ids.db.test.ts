import { randomUUID } from 'node:crypto';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { announceReturn } from '#commerce/orders/fulfilment/returns/announce-return.service.ts';
import { prepareOrder, placeSeenOrder as press } from '#commerce/orders/order/test-order.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { schema } from './build-schema.ts';
import { type Browser, startShopCalls } from './test-browser.ts';
import { buildSelection } from './test-selection.ts';

const database = await testDatabase();
const { browser, failures } = await startShopCalls(database);
const nl = testContext(database, 'nl');
const PASSWORD = 'fiets op zolder';
const OWNER = { email: 'owner.of.all@example.com', familyName: 'Vandermarkzee' };

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 500 }]));
afterAll(() => expect(failures).toEqual([]));

type Ids = Readonly<Record<string, string>>;

async function signUp(tenant: 'nl' | 'de', email: string): Promise<{ customerId: string; who: Browser }> {
  const customerId = await createCustomer(testContext(database, tenant), email);
  await database.pool.query(
    'update customer set password_hash = $1, family_name = $3 where customer_id = $2',
    [await hashPassword(PASSWORD), customerId, email === OWNER.email ? OWNER.familyName : 'Bos'],
  );
  const who = browser(tenant);
  await who.ask('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', {
    input: { email, password: PASSWORD },
  });
  return { customerId, who };
}

async function queryOneRow<Row>(text: string, values: readonly unknown[]): Promise<Row> {
  const { rows } = await database.pool.query(text, [...values]);
  if (!rows[0]) throw new Error(`nothing: ${text}`);
  return rows[0];
}

/** A customer with one of everything that has an id. */
async function createOwnerOfAll() {
  const { customerId, who } = await signUp('nl', OWNER.email);
  const ctx = await prepareOrder(nl, { 'A-1': 2 }, { customerId, email: OWNER.email });
  const placed = await press(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { order } = placed.value;
  const { orderId, orderNumber } = order;
  await dispatchOrder(ctx, { orderId, key: 'all' });
  await deliverOrder(ctx, { orderId });
  const announcementId = randomUUID();
  const items = [{ position: 1, quantity: 1, reason: null, exchangeFor: null }];
  await announceReturn(ctx, order, { announcementId, items, collectOn: null });
  const open = await press(await prepareOrder(nl, { 'A-1': 1 }, { customerId, email: OWNER.email }));
  if (!open.ok) throw new Error(JSON.stringify(open));
  const added = await who.ask(`mutation { addToBasket(input: { variantSku: "A-1", quantity: 1 }) {
    ... on BasketChanged { line { id } } } }`);
  const { address_id: addressId } = await queryOneRow<{ address_id: string }>(
    'select address_id from customer_address where customer_id = $1 limit 1',
    [customerId],
  );
  const { idempotency_key: idempotencyKey } = await queryOneRow<{ idempotency_key: string }>(
    'select idempotency_key from sales_order where order_id = $1',
    [orderId],
  );
  const ids: Ids = {
    ...{ orderNumber, addressId, announcementId, idempotencyKey, lineId: added.addToBasket.line.id },
    ...{ id: addressId, openNumber: open.value.order.orderNumber },
  };
  return { customerId, ids };
}

/** Arguments that name something of a customer's. A declaration's id is a secret of its form, and not among them. */
const OWN_NAMES = /^(orderNumber|number|addressId|announcementId|lineId|lineIds|id|idempotencyKey)$/;

type Asked = { readonly text: string; readonly names: boolean };

function listArguments(args: readonly (GraphQLArgument | GraphQLInputField)[], ids: Ids): Asked[] {
  return args
    .filter(
      (arg) =>
        isNonNullType(arg.type) || OWN_NAMES.test(arg.name) || isInputObjectType(getNamedType(arg.type)),
    )
    .map((arg) => {
      const value = buildArgument(arg.name, arg.type, ids);
      return { text: `${arg.name}: ${value.text}`, names: value.names };
    });
}

function buildArgument(name: string, type: GraphQLInputType, ids: Ids): Asked {
  if (isNonNullType(type)) return buildArgument(name, type.ofType, ids);
  if (isListType(type)) {
    const inner = buildArgument(name === 'lineIds' ? 'lineId' : name, type.ofType, ids);
    return { text: `[${inner.text}]`, names: inner.names };
  }
  if (isEnumType(type)) return { text: type.getValues()[0]?.name ?? 'null', names: false };
  if (isInputObjectType(type)) {
    const parts = listArguments(Object.values(type.getFields()), ids);
    return {
      text: `{ ${parts.map(({ text }) => text).join(', ')} }`,
      names: parts.some(({ names }) => names),
    };
  }
  if (type.name === 'ID' || type.name === 'String') {
    if (name === 'statementId') return { text: JSON.stringify(randomUUID()), names: false };
    const own = OWN_NAMES.test(name) ? ids[name] : undefined;
    return { text: JSON.stringify(own ?? LEAST[name] ?? 'x'), names: own !== undefined };
  }
  const scalars: Record<string, string> = {
    Boolean: 'true',
    Date: '"2026-12-01"',
    DateTime: '"2026-12-01T00:00:00Z"',
    Upload: 'null',
  };
  return { text: scalars[type.name] ?? '1', names: false };
}

/** Each declaration is a new one, so that none is taken for another's. */
const LEAST: Record<string, string> = {
  ...{ variantSku: 'A-1', sku: 'A', email: 'thief@example.com', postalCode: '5038 EA', city: 'Tilburg' },
  ...{ street: 'Straat', houseNumber: '1', givenName: 'Zoë', familyName: 'Bos', name: 'Zoë', scope: 'WHOLE' },
  ...{ paymentMethod: 'invoice', deliveryOption: 'standard', accessToken: 'x', token: 'x' },
};

function buildDocument(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  ids: Ids,
): string | null {
  const asked = listArguments(field.args, ids);
  if (!asked.some(({ names }) => names)) return null;
  return `${kind} { ${field.name}(${asked.map(({ text }) => text).join(', ')})${buildSelection(field.type, 2)} }`;
}

async function answerTo(who: Browser, query: string, ids: Ids): Promise<string> {
  const response = await who.call('/api/gateway/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  });
  const body = await response.json();
  let text = JSON.stringify({ status: response.status, ...body });
  for (const id of new Set(Object.values(ids))) text = text.replaceAll(id, '#');
  return text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/"sha256":"[0-9a-f]+"/g, 'SHA')
    .replaceAll(/"statementId":"[^"]+"/g, 'STATEMENT');
}

const SNAPSHOT = `select md5(string_agg(rows, '' order by rows)) as mark from (
  select o::text as rows from sales_order o where customer_id = $1
  union all select l::text from order_line l join sales_order o using (tenant_id, order_id) where o.customer_id = $1
  union all select c::text from customer c where customer_id = $1
  union all select a::text from customer_address a where customer_id = $1
  union all select b::text from basket_line b join basket k using (tenant_id, basket_id) where k.customer_id = $1
  union all select p::text from payment p join sales_order o using (tenant_id, order_id) where o.customer_id = $1
  union all select r::text from return_announcement r join sales_order o using (tenant_id, order_id) where o.customer_id = $1
  union all select w::text from withdrawal_statement w join sales_order o using (tenant_id, order_id) where o.customer_id = $1
) as t`;

type Pair = { readonly name: string; readonly theirs: string; readonly missing: string };

/** Each operation that names something, with ids of another, and with ids of nothing. */
function listPairs(ids: Ids, nothing: Ids): Pair[] {
  const kinds = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values(kinds[kind]?.getFields() ?? {}).flatMap((field) => {
      const theirs = buildDocument(kind, field, ids);
      const missing = buildDocument(kind, field, nothing);
      return theirs && missing ? [{ name: field.name, theirs, missing }] : [];
    }),
  );
}

/** @returns what the visitor is told of another by one operation; [] is right */
async function listLeaks(
  who: Browser,
  { name, theirs, missing }: Pair,
  ids: Ids,
  nothing: Ids,
): Promise<string[]> {
  const [none, found] = [await answerTo(who, missing, nothing), await answerTo(who, theirs, ids)];
  const isTold = found !== none || Object.values(OWNER).some((secret) => found.includes(secret));
  return isTold || /INTERNAL|"status":5/.test(found)
    ? [`${name}: ${found.slice(0, 300)}, not ${none.slice(0, 300)}`]
    : [];
}

async function createVisitors(): Promise<Readonly<Record<string, Browser>>> {
  const soft = await signUp('nl', 'soft@example.com');
  await database.pool.query(
    `update session set authenticated_at = authenticated_at - interval '13 hours' where customer_id = $1`,
    [soft.customerId],
  );
  const all = {
    guest: browser('nl'),
    other: (await signUp('nl', 'other@example.com')).who,
    soft: soft.who,
    german: (await signUp('de', 'german@example.com')).who,
  };
  for (const who of Object.values(all))
    await who.ask('mutation { addToBasket(input: { variantSku: "A-1", quantity: 1 }) { __typename } }');
  return all;
}

it('every operation answers another’s ids like unknown ids and changes nothing', async () => {
  const { customerId, ids } = await createOwnerOfAll();
  const nothing: Ids = Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, /^\d+$/.test(id) ? '10009999' : randomUUID()]),
  );
  const sent = listPairs({ ...ids, number: ids.orderNumber ?? '' }, { ...nothing, number: '10009999' });
  const open = listPairs({ ...ids, orderNumber: ids.openNumber ?? '' }, nothing);
  expect(sent.length).toBeGreaterThan(30);
  const before = await queryOneRow(SNAPSHOT, [customerId]);
  for (const [name, who] of Object.entries(await createVisitors())) {
    for (const pair of [...sent, ...open]) {
      expect(await listLeaks(who, pair, ids, nothing), name).toEqual([]);
    }
    expect(await queryOneRow(SNAPSHOT, [customerId]), name).toEqual(before);
  }
});
