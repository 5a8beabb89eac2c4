import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signContentCall } from '#commerce/range/content/content-signature.rules.ts';
import { type Payload, startPayload } from './start-payload.ts';

/** The shop that is notified of changes. */
export type ToldShop = { readonly origin: string; readonly tenantId: string; readonly secret: string };

/** Its key is the editor's API key, by which the shop's preview reads, too. */
export type ServedPayload = { readonly origin: string; readonly key: string };

/**
 * A process of a test: Payload behind node:http, in the given folder. It sends its address once it answers; a message
 * names the shop that it notifies of every change, as docs/content.md describes.
 */
const [folder = ''] = process.argv.slice(2);
const KEY = 'a key that only tests know, of no use';
let shop: ToldShop | null = null;
let told = 0;
let payload: Payload;

const server = createServer(async (req, res) => {
  const answer = await payload.answer(await requestOf(req));
  res.writeHead(answer.status, Object.fromEntries(answer.headers));
  res.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
payload = await startPayload(folder, { site: origin, onChange: tellShop });
const editor = { email: 'editor@example.com', password: 'of no use', enableAPIKey: true, apiKey: KEY };
await payload.create({ collection: 'users', data: editor });
process.on('message', (message: ToldShop) => {
  shop = message;
  process.send?.('told');
});
process.on('disconnect', () => process.exit());
process.send?.({ origin, key: KEY } satisfies ServedPayload);

async function requestOf(req: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = req;
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return new Request(origin + url, { method, headers: headers as Record<string, string>, ...body });
}

/** @throws Error when the shop refuses the call: the editor's change then fails, and the test with it */
async function tellShop(): Promise<void> {
  if (!shop) return;
  told += 1;
  const body = JSON.stringify({ id: told });
  const time = String(Math.floor(Date.now() / 1000));
  const signature = signContentCall(shop.secret, { tenantId: shop.tenantId, time, body });
  const answer = await fetch(`${shop.origin}/api/content/changed`, {
    method: 'POST',
    headers: { 'x-content-time': time, 'x-content-signature': signature },
    body,
  });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status} to a change`);
}
