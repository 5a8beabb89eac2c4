import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { stopServer } from './stop-server.ts';

test('a running request is answered, and its connection is not waited for', async () => {
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
  const stopped = stopServer(server);
  answer();
  await Promise.all([stopped, once(socket, 'close')]);
  expect(heard).toMatch(/200 OK[\s\S]*late/);
}, 5000);
