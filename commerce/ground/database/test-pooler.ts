import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pg from 'pg';

const READY = 'Z'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
/** Start parameters that PgBouncer carries over; it refuses all others. */
const KNOWN = new Set(['user', 'database', 'client_encoding', 'application_name']);
/** A process number that no server has. */
const FAKE_PID = 0x7fffffff;

export type TestPooler = { readonly url: string; stop(): Promise<void> };

/**
 * For tests: a pooler in transaction mode, as PgBouncer 1.18 is one: its few sessions of the server serve all
 * connections, a transaction each. A connection that ends within a transaction takes the session with it.
 *
 * @param options.refuses whether it refuses start parameters that it does not know and tells its own process number
 * @param options.sessions of the server; one when absent
 */
export async function startTestPooler(
  databaseUrl: string,
  { refuses = true, sessions = 1 } = {},
): Promise<TestPooler> {
  const pool = await Promise.all(Array.from({ length: sessions }, () => openSession(databaseUrl)));
  const clients = new Set<Socket>();
  let waiting: { client: Socket; bytes: Buffer }[] = [];

  function send(client: Socket, bytes: Buffer): void {
    const session =
      pool.find(({ holder }) => holder === client) ?? pool.find(({ holder }) => holder === null);
    if (!session) waiting.push({ client, bytes });
    else {
      session.holder = client;
      session.stream.write(bytes);
    }
  }

  function releaseSession(session: Session): void {
    session.holder = null;
    const first = waiting[0]?.client;
    const queued = waiting.filter(({ client }) => client === first);
    waiting = waiting.filter(({ client }) => client !== first);
    for (const { client, bytes } of queued) send(client, bytes);
  }

  function listen(session: Session): void {
    const hear = createMessageFramer((bytes) => {
      session.holder?.write(bytes);
      if (bytes[0] === READY && bytes[5] === IDLE) releaseSession(session);
    });
    session.stream.on('data', hear);
  }

  async function leave(client: Socket): Promise<void> {
    clients.delete(client);
    waiting = waiting.filter((queued) => queued.client !== client);
    const index = pool.findIndex(({ holder }) => holder === client);
    const held = pool[index];
    if (!held) return;
    held.stream.destroy();
    const fresh = await openSession(databaseUrl);
    pool[index] = fresh;
    listen(fresh);
    releaseSession(fresh);
  }

  const server = createServer((client) => {
    clients.add(client);
    client.setNoDelay(true);
    client.on('error', () => {});
    client.once('close', () => void leave(client));
    client.once('data', (start) => {
      const refused = refuses ? parseParameters(start).find((name) => !KNOWN.has(name)) : undefined;
      if (refused) return client.end(buildErrorMessage(`unsupported startup parameter: ${refused}`));
      client.write(buildGreeting(refuses ? FAKE_PID : (pool[0]?.pid ?? 0)));
      client.on('data', (bytes) => {
        if (bytes[0] !== TERMINATE) send(client, bytes);
      });
    });
  });
  for (const session of pool) listen(session);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://shop@127.0.0.1:${port}${new URL(databaseUrl).pathname}`,
    async stop() {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
      for (const { stream } of pool) stream.destroy();
    },
  };
}

type Session = { readonly stream: Duplex; readonly pid: number; holder: Socket | null };

/** A connection that the client has signed in; from then on its bytes are ours. */
async function openSession(url: string): Promise<Session> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const { connection, processID } = await connectClient(client);
  connection.removeAllListeners();
  const { stream } = connection;
  stream.removeAllListeners('data');
  stream.on('error', () => {});
  return { stream, pid: processID, holder: null };
}

type Inside = {
  readonly processID: number;
  readonly connection: { readonly stream: Duplex; removeAllListeners(): void };
};

async function connectClient(client: pg.Client): Promise<Inside> {
  await client.connect();
  return client as unknown as Inside;
}

/** Calls back with each whole message of a stream of the server. */
function createMessageFramer(onMessage: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = 1 + rest.readInt32BE(1);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

function parseParameters(start: Buffer): string[] {
  return start
    .subarray(8)
    .toString()
    .split('\0')
    .filter((part, index) => part !== '' && index % 2 === 0);
}

function buildMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function buildGreeting(pid: number): Buffer {
  const parameters = Object.entries({ client_encoding: 'UTF8', standard_conforming_strings: 'on' });
  const key = Buffer.alloc(8);
  key.writeInt32BE(pid);
  return Buffer.concat([
    // signed in
    buildMessage('R', Buffer.alloc(4)),
    ...parameters.map(([name, value]) => buildMessage('S', Buffer.from(`${name}\0${value}\0`))),
    buildMessage('K', key),
    buildMessage('Z', Buffer.from([IDLE])),
  ]);
}

function buildErrorMessage(text: string): Buffer {
  return buildMessage('E', Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`));
}
