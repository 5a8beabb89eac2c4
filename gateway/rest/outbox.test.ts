import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { createOutboxRoutes } from './outbox.ts';
import { serveRest } from './test-rest-server.ts';

const tenants = await loadTenants();
const asked: string[] = [];
const db = new Proxy({}, { get: (_, name) => void asked.push(String(name)) });
const settings = { publicOrigins: {}, mailFrom: null };
const origin = await serveRest(createOutboxRoutes({ db, tenants, settings } as never), tenants[0]);

async function ask(host: string): Promise<number> {
  const sent = request(`${origin}/dev/outbox`, { headers: { host } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test.each(['shop.example', 'localhost.example', '10.0.0.5:3000', '127.0.0.1.example'])(
  'the mails are not shown at the address %s, which may lead here from elsewhere',
  async (host) => {
    expect(await ask(host)).toBe(404);
    expect(asked).toEqual([]);
  },
);

test.each(['localhost:3000', 'nl.localhost', '127.0.0.1:3000', '[::1]:3000'])(
  'the mails are shown to a client on this machine at the address %s',
  async (host) => {
    asked.length = 0;
    await ask(host).catch(() => undefined);
    expect(asked).not.toEqual([]);
  },
);
