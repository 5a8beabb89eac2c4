import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { drainServer } from './stop-server.ts';

test('a running request is answered and its connection is not waited for', async () => {
  const asked = Promise.withResolvers<() => void>();
  const server = createServer((_req, res) => asked.resolve(() => res.end('late')));
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const answer = await asked.promise;
  const stopped = drainServer({ http: server, beginStop: () => {} }, 0);
  answer();
  await Promise.all([stopped, once(socket, 'close')]);
  expect(heard).toMatch(/200 OK[\s\S]*late/);
}, 5000);

test('a stopping server is not ready at once, answers for a while and then accepts nobody', async () => {
  let isReady = true;
  const http = createServer((_req, res) => res.end(isReady ? 'ready' : 'not ready'));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  const ask = async () => (await fetch(address, { headers: { connection: 'close' } })).text();
  expect(await ask()).toBe('ready');
  const stop = () => {
    isReady = false;
  };
  const stopped = drainServer({ http, beginStop: stop }, 500);
  expect(await ask()).toBe('not ready');
  await stopped;
  await expect(ask()).rejects.toThrow();
});
