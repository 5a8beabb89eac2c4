import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { sendWrongMethod } from './problem.ts';
import type { ServerRequest } from './request-context.ts';

export type Health = {
  /** queries the database. @throws when it does not answer */
  ready(): Promise<unknown>;
  /** whether the server has been told to stop */
  stopping(): boolean;
};

/** Decides which clients may read the metrics; all others get the shop's own 404. */
export type MetricsGuard = (req: IncomingMessage, clientAddress: string) => boolean;

const READY_WITHIN_MS = 1000;

/** `/healthz`: the process answers. `/readyz`: it can serve. `/metrics`: Prometheus text format. */
export function createOperatorHandler(health: Health, registry: Registry, mayMeasure: MetricsGuard) {
  return async function handle(
    req: IncomingMessage,
    res: ServerResponse,
    { pathname, clientAddress }: Pick<ServerRequest, 'pathname' | 'clientAddress'>,
  ): Promise<boolean> {
    if (pathname === '/healthz') return send(req, res, 200, 'text/plain; charset=utf-8', 'ok\n');
    if (pathname === '/readyz') {
      const ready = !health.stopping() && (await isReady(health));
      return send(
        req,
        res,
        ready ? 200 : 503,
        'text/plain; charset=utf-8',
        ready ? 'ready\n' : 'not ready\n',
      );
    }
    if (pathname === '/metrics' && mayMeasure(req, clientAddress))
      return send(req, res, 200, registry.contentType, await registry.metrics());
    return false;
  };
}

async function isReady(health: Health): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN_MS, false);
  });
  const asked = health.ready().then(
    () => true,
    () => false,
  );
  const ready = await Promise.race([asked, late]);
  clearTimeout(timer);
  return ready;
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
