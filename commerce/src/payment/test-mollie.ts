import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Amount = { readonly currency: string; readonly value: string };
type Payment = {
  readonly id: string;
  status: string;
  readonly amount: Amount;
  readonly body: Record<string, unknown>;
};
type Refund = { readonly id: string; readonly paymentId: string; readonly amount: Amount };

export type TestMollie = {
  /** for MOLLIE_API_URL */
  readonly url: string;
  /** what was sent with it, as Mollie got it */
  sent(id: string): Record<string, unknown>;
  happens(id: string, status: string): void;
  /** answers 503 to everything */
  down: boolean;
  close(): Promise<void>;
};

/** For tests: a server that speaks Mollie's HTTP (https://docs.mollie.com), as far as the shop uses it. */
export async function testMollie(apiKey: string): Promise<TestMollie> {
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const replays = new Map<string, { status: number; body: unknown }>();
  const state = { down: false };

  function create(body: Record<string, unknown>) {
    const { amount } = body as { amount?: Amount };
    if (!amount || !/^\d+\.\d\d$/.test(amount.value)) return failure(422, 'The amount is invalid', 'amount');
    for (const field of ['description', 'redirectUrl']) {
      if (typeof body[field] !== 'string') return failure(422, `The ${field} is missing`, field);
    }
    const id = `tr_${randomBytes(5).toString('hex')}`;
    const payment = { id, status: 'open', amount, body };
    payments.set(id, payment);
    return { status: 201, body: shown(payment) };
  }

  function refund(payment: Payment, body: Record<string, unknown>) {
    const { amount } = body as { amount?: Amount };
    const given = [...refunds.values()].filter(({ paymentId }) => paymentId === payment.id);
    const left = cents(payment.amount) - given.reduce((sum, one) => sum + cents(one.amount), 0);
    if (payment.status !== 'paid' || !amount || cents(amount) > left) {
      return failure(422, 'The amount is higher than the maximum', 'amount');
    }
    const made = { id: `re_${randomBytes(5).toString('hex')}`, paymentId: payment.id, amount };
    refunds.set(made.id, made);
    return { status: 201, body: { resource: 'refund', ...made, status: 'pending', _links: {} } };
  }

  function answer(method: string, path: string, body: Record<string, unknown>) {
    const [, id = '', below = '', belowId = ''] =
      /^\/v2\/payments(?:\/(\w+))?(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (id === '') return method === 'POST' ? create(body) : failure(404, 'No such address');
    const payment = payments.get(id);
    if (!payment) return failure(404, `No payment exists with token ${id}.`);
    if (below === 'refunds') {
      if (method === 'POST') return refund(payment, body);
      const found = refunds.get(belowId);
      if (!found) return failure(404, 'No refund exists with this token.');
      return { status: 200, body: { resource: 'refund', ...found, status: 'refunded', _links: {} } };
    }
    if (below === 'captures') {
      if (payment.status !== 'authorized') return failure(422, 'The payment cannot be captured');
      payment.status = 'paid';
      const made = {
        resource: 'capture',
        id: 'cpt_1',
        amount: payment.amount,
        status: 'succeeded',
        _links: {},
      };
      return { status: 201, body: made };
    }
    if (method === 'DELETE') {
      if (payment.status !== 'open' && payment.status !== 'authorized') {
        return failure(422, 'The payment cannot be canceled');
      }
      payment.status = 'canceled';
    }
    return { status: 200, body: shown(payment) };
  }

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const key = `${req.url} ${req.headers['idempotency-key']}`;
    let result: { status: number; body: unknown };
    if (state.down) result = failure(503, 'Come again later');
    else if (req.headers.authorization !== `Bearer ${apiKey}`)
      result = failure(401, 'Missing authentication');
    else {
      const kept = req.headers['idempotency-key'] === undefined ? undefined : replays.get(key);
      const body = text === '' ? {} : JSON.parse(text);
      result = kept ?? answer(req.method ?? '', (req.url ?? '').split('?')[0] ?? '', body);
      if (req.headers['idempotency-key'] !== undefined) replays.set(key, result);
    }
    res.writeHead(result.status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(result.body));
  }

  const server = createServer((req, res) => void handle(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function shown({ id, status, amount, body }: Payment) {
    const checkout = { href: `https://www.mollie.com/checkout/${id}`, type: 'text/html' };
    return {
      resource: 'payment',
      id,
      mode: 'test',
      status,
      amount,
      description: body.description,
      redirectUrl: body.redirectUrl,
      metadata: body.metadata ?? null,
      createdAt: new Date().toISOString(),
      _links: {
        self: { href: `${origin}/v2/payments/${id}`, type: 'application/hal+json' },
        ...(status === 'open' && { checkout }),
      },
    };
  }

  return {
    url: `${origin}/v2/`,
    sent: (id) => payments.get(id)?.body ?? {},
    happens(id, status) {
      const payment = payments.get(id);
      if (payment) payment.status = status;
    },
    get down() {
      return state.down;
    },
    set down(down) {
      state.down = down;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function failure(status: number, detail: string, field?: string) {
  return { status, body: { status, title: 'Refused', detail, ...(field && { field }), _links: {} } };
}

function cents({ value }: Amount): number {
  return Number(value.replace('.', ''));
}
