import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import type { OrderEvent } from '#retailer/extension/order-event.ts';
import type { EventSink } from './order-event.types.ts';
import { createOrderEventRelay } from './order-event-relay.ts';
import { createFileSink, createWebhookSink } from './order-event-sinks.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const NOW = '2026-11-20T12:00:00Z';

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));
beforeEach(() => database.pool.query('truncate order_event_sink, order_event_pending'));

async function placeTestOrder(): Promise<string> {
  const done = await placeSeenOrder(await prepareOrder(nl, { 'A-1': 1 }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order.orderNumber;
}

function relay(sinks: readonly EventSink[], now = NOW) {
  const { log } = nl;
  return createOrderEventRelay({ db: database.kysely, clock: createFixedClock(now), log, sinks });
}

/** A sink that remembers, and refuses where it is told to. */
function createRecordingSink(options: { name?: string; shouldRefuse?: () => boolean } = {}) {
  const told: OrderEvent[] = [];
  const sink: EventSink = {
    name: options.name ?? 'memory',
    batch: 10,
    async deliver(events) {
      if (options.shouldRefuse?.()) throw new Error('not now');
      told.push(...events);
    },
  };
  return { sink, told, numbers: () => told.map(({ orderNumber }) => orderNumber) };
}

describe('order events', () => {
  it('an event is delivered once in its sequence, also to a sink that is added later', async () => {
    const { sink, numbers, told } = createRecordingSink();
    await relay([sink]).deliverDue();
    told.length = 0;
    const placedNumbers = [await placeTestOrder(), await placeTestOrder(), await placeTestOrder()];
    expect(await relay([sink]).deliverDue()).toBe(3);
    expect(await relay([sink]).deliverDue()).toBe(0);
    expect(numbers()).toEqual(placedNumbers);
    expect(told[0]).toMatchObject({ type: 'order.placed', tenantId: 'nl', data: { totalMinor: 2594 } });
    expect(JSON.stringify(told)).not.toContain('accessToken');
    const late = createRecordingSink({ name: 'late' });
    await relay([sink, late.sink]).deliverDue();
    expect(late.numbers().slice(-3)).toEqual(placedNumbers);
  });

  it('an event is retried with growing pauses for a failing sink and reaches the others meanwhile', async () => {
    let refusing = true;
    const [shy, other] = [
      createRecordingSink({ name: 'shy', shouldRefuse: () => refusing }),
      createRecordingSink({ name: 'other' }),
    ];
    const both = [shy.sink, other.sink];
    await relay(both).deliverDue();
    const number = await placeTestOrder();
    const computeTime = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
    await relay(both, computeTime(1)).deliverDue();
    expect([shy.numbers().includes(number), other.numbers().includes(number)]).toEqual([false, true]);
    refusing = false;
    await relay(both, computeTime(1)).deliverDue();
    expect(shy.numbers()).not.toContain(number);
    await relay(both, computeTime(120)).deliverDue();
    expect(shy.numbers()).toContain(number);
  });

  it('an event is delivered by one server at a time and by another when the first has died', async () => {
    const [first, second] = [createRecordingSink(), createRecordingSink()];
    await relay([first.sink]).deliverDue();
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reach = () => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const slow: EventSink = {
      ...first.sink,
      deliver: (events) => {
        reach();
        return gate.then(() => first.sink.deliver(events));
      },
    };
    const number = await placeTestOrder();
    const working = relay([slow]).deliverDue();
    await reached;
    expect(await relay([second.sink]).deliverDue()).toBe(0);
    const later = new Date(Date.parse(NOW) + 5 * 60_000).toISOString();
    expect(await relay([second.sink], later).deliverDue()).toBeGreaterThan(0);
    expect(second.numbers()).toContain(number);
    release();
    await working;
  });

  it('an event that arrives during a delivery is sent with others in the next round', async () => {
    const { sink } = createRecordingSink();
    await relay([sink]).deliverDue();
    await placeTestOrder();
    let ordered = false;
    const busy: EventSink = {
      ...sink,
      async deliver(events) {
        if (!ordered) await Promise.all([placeTestOrder(), placeTestOrder()]);
        ordered = true;
        await sink.deliver(events);
      },
    };
    expect([await relay([busy]).deliverDue(), await relay([busy]).deliverDue()]).toEqual([1, 2]);
  });

  it('nothing is kept of sinks that are no longer configured', async () => {
    await relay([createRecordingSink({ name: 'old' }).sink]).deliverDue();
    await placeTestOrder();
    await relay([createRecordingSink({ name: 'new' }).sink]).deliverDue();
    const { rows } = await database.pool.query('select distinct sink from order_event_pending');
    expect(rows).toEqual([]);
  });
});

describe('event files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-events-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('event files contain one line of JSON per event, one file a day', async () => {
    await placeTestOrder();
    await relay([createFileSink(folder)]).deliverDue();
    expect(readdirSync(folder)).toEqual(['2026-11-20.jsonl']);
    const lines = readFileSync(join(folder, '2026-11-20.jsonl'), 'utf8').trimEnd().split('\n');
    const events = lines.map((line) => JSON.parse(line));
    const ids = events.map(({ eventId }) => eventId);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ type: 'order.placed', happenedAt: '2026-11-20T12:00:00.000Z' });
  });
});

test('a file of events has whole lines alone, also after a write that was cut off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'events-'));
  const file = join(folder, '2026-11-20.jsonl');
  const tell = (eventId: number) => createFileSink(folder).deliver([{ eventId, happenedAt: NOW }]);
  const readIds = () =>
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).eventId);
  for (const half of ['{"eventId":1,"happ', `{"text":"${'x'.repeat(200_000)}`]) {
    writeFileSync(file, half);
    await tell(1);
    expect(readIds()).toEqual([1]);
    appendFileSync(file, half);
    await tell(2);
    await tell(3);
    expect(readIds()).toEqual([1, 2, 3]);
  }
  rmSync(folder, { recursive: true });
});

describe('an event webhook', () => {
  const secret = 'thirty-two characters, or even more of them';

  async function createReceiver(status: number) {
    const got: { headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer(async (req, res) => {
      let body = '';
      for await (const part of req) body += part;
      got.push({ headers: req.headers, body });
      if (status === 0) return;
      res.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('thanks');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const close = () => {
      server.closeAllConnections();
      server.close();
    };
    return { got, url, close };
  }

  it('a webhook request is signed verifiably and has a stable id', async () => {
    const { got, url, close } = await createReceiver(204);
    await placeTestOrder();
    const told = await relay([createWebhookSink({ url, secret })]).deliverDue();
    close();
    expect(told).toBe(got.length);
    const [first] = got;
    const {
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': signature,
    } = first?.headers ?? {};
    const expected = createHmac('sha256', secret).update(`${id}.${at}.${first?.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(id).toBe(`order-event-${JSON.parse(first?.body ?? '').eventId}`);
  });

  it.each([
    ['an error', 500],
    ['a redirect', 302],
    ['silence', 0],
  ])('an event answered with %s counts as undelivered', async (_what, status) => {
    const { url, close } = await createReceiver(status);
    await placeTestOrder();
    expect(await relay([createWebhookSink({ url, secret, timeoutMs: 300 })]).deliverDue()).toBe(0);
    close();
    const { rows } = await database.pool.query(
      `select attempts, last_error is not null as said from order_event_sink where sink = 'webhook'`,
    );
    expect(rows).toEqual([{ attempts: 1, said: true }]);
  });
});
