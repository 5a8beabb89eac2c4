import { beforeAll, expect, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addExtensions } from '#commerce/ground/extension/test-extension.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { recordPayment } from '#commerce/money/ledger/ledger.service.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { placeSeenOrder, prepareOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { fetchMails } from '#commerce/people/identity/test-identity.ts';
import { defineExtension } from '#retailer/extension/extension.ts';
import { readPersonalData } from './data-export.service.ts';
import { eraseAccount } from './erase-account.service.ts';

const erp = defineExtension({
  ...{ name: 'erp', folder: '/shop/extensions/erp', shop: '^1.0' },
  fields: {
    order: [
      {
        ...{ key: 'costCentre', type: 'text', maxLength: 20, required: true, label: { nl: 'Kostenplaats' } },
        shownIn: ['mail', 'invoice'],
        pattern: { source: 'K\\d+', message: { nl: 'Een kostenplaats begint met K.' } },
      },
      {
        ...{ key: 'contact', type: 'text', maxLength: 50, label: { nl: 'Contactpersoon' } },
        personal: { legalBasis: 'contract' },
      },
    ],
  },
});

const database = await testDatabase();
const { ctx: nl } = addExtensions(testContext(database, 'nl'), erp);
const weeksLater = { ...nl, clock: createFixedClock('2026-12-20T12:00:00Z') };

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 500 }]));

const listFields = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ extension: 'erp', key, value }));

/** A customer whose basket lacks nothing but the fields. */
async function prepareCustomer(email: string) {
  const customerId = await createCustomer(nl, email);
  // without extensions the checkout is complete
  const bare = { ...nl, tenant: { ...nl.tenant, activeExtensions: [] } };
  const ctx = { ...(await prepareOrder(bare, { 'A-1': 1 }, { customerId, email })), tenant: nl.tenant };
  const customer = await findCustomer(nl, customerId);
  if (!customer) throw new Error(`${email} is not there`);
  const saveFields = (values: Record<string, string>) =>
    setDelivery(ctx, {
      billing: testAddress(ctx),
      deliveryOption: 'standard',
      fields: listFields(values),
    });
  return { ctx, customer, saveFields };
}

test('a checkout waits at its delivery step until the required field has a right value', async () => {
  const { ctx, saveFields } = await prepareCustomer('step@example.com');
  expect((await getCheckout(ctx)).step).toBe('DELIVERY');
  expect(await saveFields({ costCentre: '12', contact: 'Zoë' })).toMatchObject({
    refusal: { fields: [{ field: 'fields.erp.costCentre', code: 'invalid' }] },
  });
  expect(await placeSeenOrder(ctx)).toMatchObject({ refusal: { step: 'DELIVERY' } });
  expect(await saveFields({ costCentre: 'K12', contact: 'Zoë' })).toMatchObject({
    value: { step: 'CONFIRM', extensionFields: { erp: { costCentre: 'K12', contact: 'Zoë' } } },
  });
});

test('the fields of an order reach mail, invoice, event and copy of data, and erasure takes the personal one', async () => {
  const email = 'fields@example.com';
  const { ctx, customer, saveFields } = await prepareCustomer(email);
  await saveFields({ costCentre: 'K4711', contact: 'Mevrouw Contact' });
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId, totalMinor, extensionFields } = placed.value.order;
  expect(extensionFields).toEqual({ erp: { costCentre: 'K4711', contact: 'Mevrouw Contact' } });

  const mails = JSON.stringify(await fetchMails(database, email));
  expect(mails).toMatch(/Kostenplaats.{1,20}K4711/);
  expect(mails).not.toContain('Mevrouw Contact');

  await dispatchOrder(nl, { orderId, key: 'p', carrier: 'PostNL', trackingNumber: '3S1' });
  await deliverOrder(nl, { orderId });
  await recordPayment(nl, { orderId, paymentId: orderId, amountMinor: totalMinor });
  const readOne = async (text: string) => (await database.pool.query(text, [orderId])).rows[0];
  const invoice = await readOne('select document from invoice where order_id = $1');
  expect(invoice.document.fields).toEqual([{ label: 'Kostenplaats', type: 'text', value: 'K4711' }]);
  const readPlaced = () =>
    readOne(
      `select data -> 'fields' as fields from order_event where order_id = $1 and type = 'order.placed'`,
    );
  expect((await readPlaced()).fields).toEqual(extensionFields);
  expect(JSON.stringify(await readPersonalData(nl, customer))).toContain('Mevrouw Contact');

  expect(await eraseAccount(weeksLater, customer)).toEqual({ ok: true, value: null });
  const left = { erp: { costCentre: 'K4711' } };
  expect((await readPlaced()).fields).toEqual(left);
  const order = await readOne('select extension_fields as fields from sales_order where order_id = $1');
  expect(order.fields).toEqual(left);
});

test('values of an extension that is gone stay with the order, unseen, and are erased as if personal', async () => {
  const { ctx, customer, saveFields } = await prepareCustomer('gone-extension@example.com');
  await saveFields({ costCentre: 'K1' });
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId, totalMinor } = placed.value.order;
  const without = { ...weeksLater, tenant: { ...nl.tenant, activeExtensions: [] } };
  await dispatchOrder(without, { orderId, key: 'p', carrier: 'PostNL', trackingNumber: '3S1' });
  await deliverOrder(without, { orderId });
  await recordPayment(without, { orderId, paymentId: orderId, amountMinor: totalMinor });
  const readOne = async (text: string) => (await database.pool.query(text, [orderId])).rows[0];
  expect((await readOne('select document from invoice where order_id = $1')).document.fields).toEqual([]);
  expect(JSON.stringify(await readPersonalData(without, customer))).toContain('K1');
  const muchLater = { ...without, clock: createFixedClock('2027-01-20T12:00:00Z') };
  expect(await eraseAccount(muchLater, customer)).toEqual({ ok: true, value: null });
  const order = await readOne('select extension_fields as fields from sales_order where order_id = $1');
  expect(order.fields).toEqual({});
});
