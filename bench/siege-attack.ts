import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readInput } from './processes.ts';

/**
 * Strangers' requests to a shop, from many addresses at once (by X-Forwarded-For to a shop that trusts one proxy).
 */
export type Siege = {
  readonly port: number;
  readonly host: string;
  readonly addresses: number;
  /** the first three numbers of these addresses */
  readonly network?: string;
  readonly texts: number;
  readonly pictures: number;
  readonly slow: number;
  /** clients that send a form with files without its end */
  readonly bodies: number;
};
/** The number of answers by status; 0: no answer came. */
export type SiegeResult = Readonly<Record<'texts' | 'pictures', Readonly<Record<string, number>>>>;

const GATEWAY = '/api/gateway/';
/** A slow client sends a byte of its headers this often. */
const SLOW_MS = 3000;

/** Texts that are refused, and valid ones that are never the same twice. */
const TEXTS: readonly ((index: number) => string)[] = [
  () => JSON.stringify({ query: `{ ${'visitor { type } '.repeat(395)} }` }),
  (index) =>
    JSON.stringify({
      query: `{ products(skus: ["${'a'.repeat(1900)}"]) { sku } } # ${index}${'x'.repeat(13_000)}`,
    }),
  () => `{"query":"{ __typename }","variables":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
  (index) =>
    JSON.stringify({ query: `{ ${Array.from({ length: 90 }, (_, i) => `unknown${index}${i}`).join(' ')} }` }),
];

/** Begins the siege. @returns a function that ends it and gives the answers by status */
export function besiege(siege: Siege): () => Promise<SiegeResult> {
  const end = new AbortController();
  const result = { texts: {} as Record<string, number>, pictures: {} as Record<string, number> };
  let count = 0;
  const nextAddress = () => `${siege.network ?? '203.0.113'}.${(count++ % siege.addresses) + 1}`;
  const keepOn = async (kind: keyof SiegeResult, send: (index: number) => ClientRequest) => {
    for (let index = 0; !end.signal.aborted; index++) {
      const status = await readStatus(send(index));
      result[kind][status] = (result[kind][status] ?? 0) + 1;
    }
  };
  const buildHeaders = () => ({ host: siege.host, 'x-forwarded-for': nextAddress() });
  const sendText = (index: number) => {
    const body = TEXTS[index % TEXTS.length]?.(index) ?? '';
    const headers = { ...buildHeaders(), 'content-type': 'application/json', 'content-length': body.length };
    const sent = request({ port: siege.port, path: GATEWAY, method: 'POST', headers, agent: false });
    return sent.end(body);
  };
  const requestPicture = (worker: number) => (index: number) => {
    const colour = (index * 7919 + worker).toString(16).padStart(6, '0').slice(-6);
    const path = `/img/p-dress-${worker * 100_000 + index}-${colour}-front/1600.avif`;
    return request({ port: siege.port, path, headers: buildHeaders(), agent: false }).end();
  };
  const workers = [
    ...Array.from({ length: siege.texts }, () => keepOn('texts', sendText)),
    ...Array.from({ length: siege.pictures }, (_, worker) => keepOn('pictures', requestPicture(worker))),
    ...Array.from({ length: siege.slow }, () => beSlow(siege, nextAddress(), end.signal)),
    ...Array.from({ length: siege.bodies }, () => sendHalf(siege, nextAddress(), end.signal)),
  ];
  return async () => {
    end.abort();
    await Promise.all(workers);
    return result;
  };
}

async function readStatus(sent: ClientRequest): Promise<number> {
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'close');
    return answer.statusCode ?? 0;
  } catch {
    return 0;
  }
}

/** A client that never finishes its request; it connects again when the server cuts it off. */
async function beSlow({ port, host }: Siege, address: string, signal: AbortSignal): Promise<void> {
  const head = `GET / HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${address}\r\nx-slow: `;
  let socket: Socket | null = null;
  signal.addEventListener('abort', () => socket?.destroy(), { once: true });
  while (!signal.aborted) {
    if (!socket || socket.destroyed) {
      socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head);
    } else socket.write('x');
    await wait(SLOW_MS, undefined, { signal }).catch(() => undefined);
  }
}

const LONG_FORM = 24 * 1024 * 1024;
const PART = Buffer.alloc(1024 * 1024, 'a');

/** A client that sends most of a form with files and keeps the rest; it begins again when the server ends it. */
async function sendHalf({ port, host }: Siege, address: string, signal: AbortSignal): Promise<void> {
  const head = [
    'POST /klantenservice/contact HTTP/1.1',
    `host: ${host}`,
    `x-forwarded-for: ${address}`,
    'sec-fetch-site: same-origin',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${LONG_FORM}`,
  ];
  while (!signal.aborted) {
    const socket = connect(port, '127.0.0.1');
    const end = () => socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    socket.on('error', () => undefined);
    const closed = once(socket, 'close').catch(() => undefined);
    socket.resume();
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    for (let sent = PART.length; sent < LONG_FORM && !socket.destroyed; sent += PART.length) {
      await Promise.race([closed, new Promise((written) => socket.write(PART, written))]);
    }
    await closed;
    signal.removeEventListener('abort', end);
    await wait(SLOW_MS, undefined, { signal }).catch(() => undefined);
  }
}

if (import.meta.main) {
  const end = besiege(readInput<Siege>());
  process.on('message', async () => {
    process.send?.(await end());
    process.disconnect();
  });
  process.send?.('begun');
}
