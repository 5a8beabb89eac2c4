import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Amount = { readonly currency: string; readonly value: string };
type Json = Record<string, unknown>;
type Payment = {
  readonly id: string;
  status: string;
  readonly amount: Amount;
  readonly body: Json;
  chargeback?: { readonly id: string; readonly amount: Amount; reversedAt: string | null };
};
type Refund = { readonly id: string; readonly paymentId: string; readonly amount: Amount };
type Result = { readonly status: number; readonly body: unknown };

export type TestMollie = {
  /** for MOLLIE_API_URL */
  readonly url: string;
  /** the request's body, as Mollie got it */
  getSentBody(id: string): Json;
  simulateState(id: string, status: string): void;
  /** the customer's card took it back, or the bank gave it back again */
  simulateChargeback(id: string, chargeback: { id: string; value?: string; reversed?: boolean }): void;
  /** answers 503 to everything */
  setDown(down: boolean): void;
  close(): Promise<void>;
};

/** For tests: a server that speaks Mollie's HTTP (https://docs.mollie.com), as far as the shop uses it. */
export async function testMollie(apiKey: string): Promise<TestMollie> {
  const books: Books = { payments: new Map(), refunds: new Map() };
  const replays = new Map<string, Result>();
  let isDown = false;

  function respondOnce(req: IncomingMessage, text: string): Result {
    if (isDown) return createFailure(503, 'Come again later');
    if (req.headers.authorization !== `Bearer ${apiKey}`) return createFailure(401, 'Missing authentication');
    const key = req.headers['idempotency-key'];
    const kept = key === undefined ? undefined : replays.get(`${req.url} ${key}`);
    const result =
      kept ?? answer(books, req.method ?? '', req.url ?? '', text === '' ? {} : JSON.parse(text));
    if (key !== undefined) replays.set(`${req.url} ${key}`, result);
    return result;
  }

  const server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const { status, body } = respondOnce(req, Buffer.concat(parts).toString());
    res.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
  });
  return {
    url: `${await listenLocally(server)}/v2/`,
    getSentBody: (id) => books.payments.get(id)?.body ?? {},
    simulateState(id, status) {
      const payment = books.payments.get(id);
      if (payment) payment.status = status;
    },
    simulateChargeback(id, { id: chargeback, value, reversed = false }) {
      const payment = books.payments.get(id);
      if (!payment) return;
      const amount = { ...payment.amount, ...(value && { value }) };
      const reversedAt = reversed ? '2026-11-21T12:00:00Z' : null;
      payment.chargeback = { id: chargeback, amount, reversedAt };
    },
    setDown(down) {
      isDown = down;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Books = { readonly payments: Map<string, Payment>; readonly refunds: Map<string, Refund> };

async function listenLocally(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ADDRESS = /^\/v2\/payments(?:\/(\w+))?(?:\/(\w+))?(?:\/(\w+))?$/;

function answer(books: Books, method: string, url: string, body: Json): Result {
  const [, id = '', below = '', belowId = ''] = ADDRESS.exec(url.split('?')[0] ?? '') ?? [];
  if (id === '') return method === 'POST' ? create(books, body) : createFailure(404, 'No such address');
  const payment = books.payments.get(id);
  if (!payment) return createFailure(404, `No payment exists with token ${id}.`);
  if (below === 'refunds')
    return method === 'POST' ? createMollieRefund(books, payment, body) : findMollieRefund(books, belowId);
  if (below === 'captures') return capture(payment);
  if (below === 'chargebacks') return listMollieChargebacks(payment);
  return method === 'DELETE' ? cancel(payment) : { status: 200, body: renderMolliePayment(payment) };
}

function create({ payments }: Books, body: Json): Result {
  const { amount } = body as { amount?: Amount };
  if (!amount || !/^\d+\.\d\d$/.test(amount.value)) return createFailure(422, 'The amount is invalid');
  for (const field of ['description', 'redirectUrl']) {
    if (typeof body[field] !== 'string') return createFailure(422, `The ${field} is missing`);
  }
  const payment = { id: `tr_${randomBytes(5).toString('hex')}`, status: 'open', amount, body };
  payments.set(payment.id, payment);
  return { status: 201, body: renderMolliePayment(payment) };
}

function cancel(payment: Payment): Result {
  if (payment.status !== 'open' && payment.status !== 'authorized') {
    return createFailure(422, 'The payment cannot be canceled');
  }
  payment.status = 'canceled';
  return { status: 200, body: renderMolliePayment(payment) };
}

function capture(payment: Payment): Result {
  if (payment.status !== 'authorized') return createFailure(422, 'The payment cannot be captured');
  payment.status = 'paid';
  return {
    status: 201,
    body: { resource: 'capture', id: 'cpt_1', amount: payment.amount, status: 'succeeded' },
  };
}

function createMollieRefund({ refunds }: Books, payment: Payment, body: Json): Result {
  const { amount } = body as { amount?: Amount };
  const given = [...refunds.values()].filter(({ paymentId }) => paymentId === payment.id);
  const left = parseCents(payment.amount) - given.reduce((sum, one) => sum + parseCents(one.amount), 0);
  if (payment.status !== 'paid' || !amount || parseCents(amount) > left) {
    return createFailure(422, 'The amount is higher than the maximum');
  }
  const made = { id: `re_${randomBytes(5).toString('hex')}`, paymentId: payment.id, amount };
  refunds.set(made.id, made);
  return { status: 201, body: { resource: 'refund', ...made, status: 'pending' } };
}

function findMollieRefund({ refunds }: Books, id: string): Result {
  const found = refunds.get(id);
  if (!found) return createFailure(404, 'No refund exists with this token.');
  return { status: 200, body: { resource: 'refund', ...found, status: 'refunded' } };
}

function listMollieChargebacks({ chargeback }: Payment): Result {
  const reason = { code: 'AC01', description: 'Account identifier incorrect' };
  const chargebacks = chargeback ? [{ resource: 'chargeback', ...chargeback, reason }] : [];
  return { status: 200, body: { count: chargebacks.length, _embedded: { chargebacks } } };
}

function renderMolliePayment({ id, status, amount, body, chargeback }: Payment): Json {
  const checkout = { href: `https://www.mollie.com/checkout/${id}`, type: 'text/html' };
  return {
    resource: 'payment',
    ...{ id, mode: 'test', status, amount },
    ...(chargeback && { amountChargedBack: chargeback.amount }),
    description: body.description,
    redirectUrl: body.redirectUrl,
    _links: { ...(status === 'open' && { checkout }) },
  };
}

function createFailure(status: number, detail: string): Result {
  return { status, body: { status, title: 'Refused', detail } };
}

function parseCents({ value }: Amount): number {
  return Number(value.replace('.', ''));
}
