import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendProblem, sendWrongMethod } from './problem.ts';
import { ClientGoneError } from './request-body.ts';
import type { ApiRoute, ServerLog, ServerRequest } from './request-context.ts';

const RETRY_AFTER_S = '10';

/**
 * Finds the route of a call, answers 404 and 405 with problem documents, and turns a handler's exception into a 500.
 * @param isOutage whether an error is a passing outage and no bug: 503
 */
export function createApi(
  routes: readonly ApiRoute[],
  log: ServerLog,
  isOutage: (error: unknown) => boolean,
) {
  const exact = new Map<string, ApiRoute>();
  const below: (readonly [string, ApiRoute])[] = [];
  for (const route of routes) {
    if (route.path.endsWith('/*')) below.push([route.path.slice(0, -1), route]);
    else exact.set(route.path, route);
  }

  function find(pathname: string): ApiRoute | undefined {
    const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    return exact.get(path) ?? below.find(([start]) => `${path}/`.startsWith(start))?.[1];
  }

  async function answer(req: IncomingMessage, res: ServerResponse, request: ServerRequest): Promise<void> {
    const { requestId } = request;
    const route = find(request.pathname);
    if (!route) return sendProblem(res, { status: 404, title: 'There is no such call' });
    if (!route.methods.includes(req.method ?? '')) return sendWrongMethod(res, route.methods);
    try {
      await route.handle(req, res, request);
    } catch (error) {
      if (error instanceof ClientGoneError || res.destroyed) {
        log.debug({ requestId, path: route.path }, 'a client went away');
        res.destroy();
        return;
      }
      const isPassing = isOutage(error);
      const fields = { requestId, err: error, path: route.path };
      if (isPassing) log.warn(fields, 'a call could not be answered for now');
      else log.error(fields, 'a call failed');
      if (res.headersSent) res.destroy();
      else if (isPassing) {
        const headers = { 'retry-after': RETRY_AFTER_S };
        sendProblem(res, { status: 503, title: 'Come again soon' }, headers);
      } else sendProblem(res, { status: 500, title: 'Something went wrong' });
    }
  }

  return { answer, provesItself: (pathname: string) => find(pathname)?.provesItself ?? false };
}
