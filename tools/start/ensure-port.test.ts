import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ensurePortFree } from './ensure-port.ts';

test('a port in use is refused by the setting’s name and a free one stays free afterwards', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(ensurePortFree('127.0.0.1', port)).rejects.toThrow(
    `PORT: something already listens on 127.0.0.1:${port}`,
  );
  server.close();
  await once(server, 'close');
  await ensurePortFree('127.0.0.1', port);
  await ensurePortFree('127.0.0.1', port);
});

test('an address that does not belong to this machine is refused by the setting’s name', async () => {
  await expect(ensurePortFree('203.0.113.7', 3000)).rejects.toThrow(
    'HOST: cannot listen on 203.0.113.7:3000',
  );
});
