import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connections.ts';

/** More than an operating system takes for a client that does not read. */
const BODY = Buffer.alloc(24 * 1024 * 1024, '·');
const PART = BODY.subarray(0, 64 * 1024);
const soon = { ...CONNECTION_LIMITS, lookEvery: 20, slowestPerSecond: 1e6 };

const servers: Server[] = [];
afterEach(async () => {
  for (const http of servers.splice(0)) {
    const closed = once(http, 'close');
    http.close();
    http.closeAllConnections();
    await closed;
  }
});

async function serve(limits: ConnectionLimits, addressCounts = true): Promise<() => Promise<Socket>> {
  const http = createServer((req, res) => {
    if (req.url === '/') res.end(BODY);
    else Readable.from(Array(BODY.length / PART.length).fill(PART)).pipe(res);
  });
  servers.push(http);
  limitConnections(http, addressCounts, limits);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  return async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
}

const ask = (socket: Socket, path = '/') => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);

/** Reads until the end of the answer, or of the connection. @returns bytes */
async function readAll(socket: Socket): Promise<number> {
  let bytes = 0;
  for await (const part of socket) {
    bytes += (part as Buffer).length;
    if (bytes > BODY.length) break;
  }
  return bytes;
}

describe('a client that does not read its answer', () => {
  it('a client that does not read loses its connection and one that reads does not', async () => {
    const open = await serve({ ...soon, stalledAfterMs: 2000 });
    const [deaf, reader] = [await open(), await open()];
    deaf.pause();
    ask(deaf, '/stream');
    ask(reader, '/stream');
    expect(await readAll(reader)).toBeGreaterThan(BODY.length);
    // the operating system had taken a part of it
    reader.destroy();
    await expect.poll(() => countConnections(), { timeout: 20_000 }).toBe(0);
    expect(await readAll(deaf)).toBeLessThan(BODY.length);
  });

  it('a client that does not read is dropped earlier while too much data waits in total', async () => {
    const open = await serve({ ...soon, stalledAfterMs: 1e9, mostWaiting: BODY.length * 1.5 });
    const clients = await Promise.all([open(), open(), open()]);
    for (const client of clients) {
      client.pause();
      ask(client);
    }
    await expect.poll(() => countConnections()).toBe(1);
    const read = await Promise.all(clients.map(readAll));
    expect(read.filter((bytes) => bytes > BODY.length)).toHaveLength(1);
  });
});

describe('an address with too many connections', () => {
  it('an address at its limit gets no more connections until one ends', async () => {
    const open = await serve({ ...soon, mostOfAddress: 2 });
    const [first] = [await open(), await open()];
    const third = await open();
    third.resume();
    await once(third, 'close');
    first.destroy();
    await expect.poll(() => countConnections()).toBe(1);
    const fourth = await open();
    ask(fourth);
    expect(await readAll(fourth)).toBeGreaterThan(BODY.length);
  });

  it('connections behind a proxy are not counted', async () => {
    const open = await serve({ ...soon, mostOfAddress: 1 }, false);
    const clients = await Promise.all([open(), open()]);
    for (const client of clients) {
      ask(client);
      expect(await readAll(client)).toBeGreaterThan(BODY.length);
    }
  });
});

/** How many connections the server has. */
function countConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    servers[0]?.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
