import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fetchStock, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.commands.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { type TestMollie, testMollie } from '#commerce/money/payment/test-mollie.ts';
import { readPoints, redeemPoints } from '#commerce/orders/loyalty/loyalty.service.ts';
import { insertEntry } from '#commerce/orders/loyalty/loyalty.store.ts';
import { testAddress } from '#commerce/orders/order/test-order.ts';
import { listAddresses } from '#commerce/people/customer/customer-address.queries.ts';
import { bookOwnAddress } from '#commerce/people/customer/customer-address.service.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';

const SHOP = join(import.meta.dirname, 'test-shop-process.ts');

// Each test starts several processes, one after the other.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const database = await testDatabase();
const nl = testContext(database, 'nl');
const running = new Set<ChildProcess>();

/** Which calls of Mollie the shop waits for in vain: they never arrive there, or their answer never comes back. */
let silent: { readonly method: 'POST' | 'GET'; readonly arrives: boolean } | null = null;
/** ids of all payments that Mollie has made */
const made = new Set<string>();
let mollie: TestMollie;
let releaseMollie: () => void = () => {};

/** Between shop and Mollie: lets calls through, or keeps the shop waiting. */
const line = createServer(async (req, res) => {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  const held = silent?.method === req.method ? silent : null;
  if (!held || held.arrives) {
    const { authorization = '', 'idempotency-key': key } = req.headers;
    const answer = await fetch(new URL(req.url ?? '', mollie.url), {
      method: req.method ?? 'GET',
      headers: { authorization, ...(typeof key === 'string' ? { 'idempotency-key': key } : {}) },
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
    });
    const body = await answer.text();
    if (req.method === 'POST') made.add(JSON.parse(body).id);
    if (!held) {
      res.writeHead(answer.status, { 'content-type': 'application/hal+json' }).end(body);
      return;
    }
  }
  releaseMollie();
});

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A', stock: 100 }]);
  await keepCampaigns(nl, nl.tenant.vouchers);
  mollie = await testMollie('test_key');
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
});
afterEach(async () => {
  for (const child of running) await kill(child);
  silent = null;
  made.clear();
});
afterAll(async () => {
  line.closeAllConnections();
  line.close();
  await mollie.close();
});

type Member = { readonly customerId: string; readonly email: string; readonly code: string };

function start(work: 'order' | 'keep', minutesLater: number, member?: Member): ChildProcess {
  const apiUrl = `http://127.0.0.1:${(line.address() as AddressInfo).port}/v2/`;
  const buyer = member ? [member.customerId, member.email, member.code] : [];
  const child = spawn(process.execPath, [SHOP, database.url, apiUrl, work, String(minutesLater), ...buyer], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Orders in a process of its own, which is killed while it waits for Mollie. @returns the order's id */
async function placeOrderAndKill(arrives: boolean, member?: Member): Promise<string> {
  silent = { method: 'POST', arrives };
  const waits = new Promise<void>((resolve) => {
    releaseMollie = resolve;
  });
  const child = start('order', 0, member);
  if (!child.stdout) throw new Error('no output');
  const [orderId] = await once(createInterface(child.stdout), 'line');
  await waits;
  await kill(child);
  silent = null;
  return orderId;
}

/** Another process looks after payments until it is as it should be, and is killed then, too. */
async function expectReconciledAfter(
  minutesLater: number,
  settled: () => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  const child = start('keep', minutesLater);
  await expect.poll(settled, { timeout: 60_000, interval: 200 }).toEqual(expected);
  await kill(child);
}

const createPaymentStateReader = (orderId: string) => async () =>
  (await listOrderPayments(nl, orderId)).map(({ state }) => state);

const createOrderStateReader = (orderId: string) => async () => {
  const { rows } = await database.pool.query('select state from sales_order where order_id = $1', [orderId]);
  return rows[0].state;
};

async function countConfirmations(orderId: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as count from mail_outbox where dedupe_key = $1',
    [`order-confirmation:${orderId}`],
  );
  return rows[0].count;
}

it.each([
  ['before Mollie has heard of the payment', false],
  ['when Mollie has made the payment and its answer is lost', true],
])('a server killed %s starts the payment once and places the order once', async (_when, arrives) => {
  const before = await fetchStock(database, 'nl', 'A-1');
  const orderId = await placeOrderAndKill(arrives);
  expect(await createOrderStateReader(orderId)()).toBe('awaiting_payment');
  expect(await createPaymentStateReader(orderId)()).toEqual(['created']);
  expect(await fetchStock(database, 'nl', 'A-1')).toBe(before - 2);
  await expectReconciledAfter(2, createPaymentStateReader(orderId), ['open']);
  const [payment] = await listOrderPayments(nl, orderId);
  expect([...made]).toEqual([payment?.providerReference]);
  mollie.simulateState(payment?.providerReference ?? '', 'paid');
  await expectReconciledAfter(20, createOrderStateReader(orderId), 'placed');
  expect(await countConfirmations(orderId)).toBe(1);
  expect((await getOrderBalance(nl, orderId)).balanceMinor).toBe(0);
  expect(await fetchStock(database, 'nl', 'A-1')).toBe(before - 2);
});

it('after a kill during the payment check the next server checks again', async () => {
  const orderId = await placeOrderAndKill(false);
  await expectReconciledAfter(2, createPaymentStateReader(orderId), ['open']);
  const [payment] = await listOrderPayments(nl, orderId);
  mollie.simulateState(payment?.providerReference ?? '', 'paid');
  silent = { method: 'GET', arrives: true };
  const waits = new Promise<void>((resolve) => {
    releaseMollie = resolve;
  });
  const asking = start('keep', 10);
  await waits;
  await kill(asking);
  silent = null;
  expect(await createOrderStateReader(orderId)()).toBe('awaiting_payment');
  await expectReconciledAfter(20, createOrderStateReader(orderId), 'placed');
  expect(await countConfirmations(orderId)).toBe(1);
  expect((await getOrderBalance(nl, orderId)).balanceMinor).toBe(0);
});

it('after a kill without a payment the order is cancelled at its deadline and its stock is released', async () => {
  const before = await fetchStock(database, 'nl', 'A-1');
  const orderId = await placeOrderAndKill(true);
  expect(await fetchStock(database, 'nl', 'A-1')).toBe(before - 2);
  await expectReconciledAfter(90, createOrderStateReader(orderId), 'cancelled');
  expect(await fetchStock(database, 'nl', 'A-1')).toBe(before);
  expect(await countConfirmations(orderId)).toBe(0);
});

/** A customer with an address in the book, who has redeemed 250 of 500 points for a voucher. */
async function createMember(): Promise<Member> {
  const email = 'killed.member@example.com';
  const customerId = await createCustomer(nl, email);
  const { postalCode } = testAddress(nl);
  if (!postalCode) throw new Error('no postal code');
  const address = {
    ...testAddress(nl),
    salutation: 'female',
    postalCode,
    country: nl.tenant.country,
  } as const;
  await bookOwnAddress(nl, customerId, { ...address, street: 'Bookstraat' }, null);
  const earned = { key: 'points:killed', kind: 'earned', points: 500, expiresOn: '2099-01-01' } as const;
  await insertEntry(nl, customerId, earned);
  const form = { campaign: 'points-250', redemptionId: crypto.randomUUID() };
  const redeemed = await redeemPoints(nl, { customerId, email }, form);
  if (!redeemed.ok) throw new Error(JSON.stringify(redeemed));
  return { customerId, email, code: redeemed.value.voucherCode };
}

it('a kill takes the voucher of a customer’s points once, frees it with the order, and leaves the address book', async () => {
  const member = await createMember();
  const countUses = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from voucher_use join voucher using (tenant_id, voucher_id)
        where code = $1 and released_at is null`,
      [member.code],
    );
    return rows[0].count;
  };
  const lost = await placeOrderAndKill(true, member);
  expect(await countUses()).toBe(1);
  await expectReconciledAfter(90, createOrderStateReader(lost), 'cancelled');
  expect(await countUses()).toBe(0);
  const orderId = await placeOrderAndKill(false, member);
  await expectReconciledAfter(2, createPaymentStateReader(orderId), ['open']);
  const [payment] = await listOrderPayments(nl, orderId);
  mollie.simulateState(payment?.providerReference ?? '', 'paid');
  await expectReconciledAfter(20, createOrderStateReader(orderId), 'placed');
  expect(await countUses()).toBe(1);
  expect(await countConfirmations(orderId)).toBe(1);
  expect((await readPoints(nl, member.customerId)).usable).toBe(250);
  const book = await listAddresses(nl, member.customerId);
  expect(book.map(({ isDefault, address }) => [isDefault, address.street])).toEqual([[true, 'Bookstraat']]);
  const { rows } = await database.pool.query('select customer_id from sales_order where order_id = $1', [
    orderId,
  ]);
  expect(rows).toEqual([{ customer_id: member.customerId }]);
});
