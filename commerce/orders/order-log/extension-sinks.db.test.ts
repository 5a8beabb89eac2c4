import { beforeAll, expect, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addExtensions } from '#commerce/ground/extension/test-extension.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { defineExtension } from '#retailer/extension/extension.ts';
import { buildSinkName, createExtensionSinks } from './extension-sinks.ts';
import { listAsideEvents, tellAsideEventsAgain } from './order-event.store.ts';
import { createOrderEventRelay } from './order-event-relay.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

const told: string[] = [];
let poison = '';
const erp = defineExtension({
  ...{ name: 'erp', folder: import.meta.dirname, shop: '^1.0' },
  on: {
    async order({ orderNumber, type }, { tenant, settings }) {
      if (orderNumber === poison) throw new Error('the system knows no such article');
      if (type === 'order.placed') told.push(`${tenant.id} ${orderNumber} ${JSON.stringify(settings)}`);
    },
  },
});

async function placeTestOrder(): Promise<string> {
  const done = await placeSeenOrder(await prepareOrder(nl, { 'A-1': 1 }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order.orderNumber;
}

test('an extension is told of each order; one that it always refuses is put aside and told again when asked', async () => {
  const { ctx } = addExtensions(nl, erp);
  let hours = 0;
  const deliver = () => {
    const clock = createFixedClock(
      new Date(Date.parse('2026-11-20T12:00:00Z') + hours * 3_600_000).toISOString(),
    );
    const shop = { db: database.kysely, clock, events: ctx.events, log: ctx.log, tenants: [ctx.tenant] };
    return createOrderEventRelay({ ...shop, sinks: createExtensionSinks(shop) }).deliverDue();
  };
  await deliver();
  const first = await placeTestOrder();
  await deliver();
  expect(told).toEqual([`nl ${first} {}`]);

  poison = await placeTestOrder();
  const next = await placeTestOrder();
  for (; hours < 40 && told.length < 2; hours += 2) await deliver();
  expect(told.at(-1)).toBe(`nl ${next} {}`);
  const aside = await listAsideEvents(database.kysely, 10);
  expect(new Set(aside.map(({ orderNumber }) => orderNumber))).toEqual(new Set([poison]));
  expect(aside[0]).toMatchObject({ sink: 'extension:erp', reason: 'the system knows no such article' });

  const number = poison;
  poison = '';
  expect(await tellAsideEventsAgain(database.kysely, buildSinkName('erp'))).toBe(aside.length);
  hours += 2;
  await deliver();
  expect(told.at(-1)).toBe(`nl ${number} {}`);
  expect(await listAsideEvents(database.kysely, 10)).toEqual([]);
});
