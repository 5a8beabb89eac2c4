import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { StartRefusal } from './refusal.ts';

/** Tries the address before any slow step. @throws StartRefusal when the server could not listen there */
export async function ensurePortFree(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartRefusal(describeReason(error.code, host, port))),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** A port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function describeReason(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `PORT: something already listens on ${host}:${port}; set another PORT`;
  if (code === 'EACCES') return `PORT: not allowed to listen on ${port}; set a PORT above 1023`;
  return `HOST: cannot listen on ${host}:${port} (${code ?? 'unknown'})`;
}
