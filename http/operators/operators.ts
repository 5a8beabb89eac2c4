import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { sendWrongMethod } from '../calls/problem.ts';
import type { ServerRequest } from '../calls/request-context.ts';

/** The reason why the shop cannot serve, in words that anyone may read. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

export type Health = {
  /** queries the database. @throws when it does not answer; the reason of a NotReadyError is sent */
  checkReady(): Promise<unknown>;
  /** whether the server has been told to stop */
  isStopping(): boolean;
};

/** Decides which clients may read the metrics; all others get the shop's own 404. */
export type MetricsGuard = (req: IncomingMessage, clientAddress: string) => boolean;

const READY_WITHIN_MS = 1000;

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: Prometheus text format. */
export function createOperatorHandler(
  health: Health,
  registry: Pick<Registry, 'contentType' | 'metrics'>,
  mayMeasure: MetricsGuard,
) {
  return async function handle(
    req: IncomingMessage,
    res: ServerResponse,
    { pathname, clientAddress }: Pick<ServerRequest, 'pathname' | 'clientAddress'>,
  ): Promise<boolean> {
    if (pathname === '/healthz') return send(req, res, 200, 'text/plain; charset=utf-8', 'ok\n');
    if (pathname === '/readyz') {
      const fault = health.isStopping() ? 'not ready' : await findFault(health);
      return send(req, res, fault ? 503 : 200, 'text/plain; charset=utf-8', `${fault ?? 'ready'}\n`);
    }
    if (pathname === '/metrics' && mayMeasure(req, clientAddress))
      return send(req, res, 200, registry.contentType, await registry.metrics());
    return false;
  };
}

/** @returns null when the server can serve */
async function findFault(health: Health): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN_MS, 'not ready');
  });
  const asked = health.checkReady().then(
    () => null,
    (error) => (error instanceof NotReadyError ? `not ready: ${error.message}` : 'not ready'),
  );
  const fault = await Promise.race([asked, late]);
  clearTimeout(timer);
  return fault;
}

function send(req: IncomingMessage, res: ServerResponse, status: number, type: string, body: string): true {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendWrongMethod(res, ['GET', 'HEAD']);
    return true;
  }
  const headers = {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  };
  res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : body);
  return true;
}
