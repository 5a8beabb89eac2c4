import type { Log } from '#commerce/kernel/context.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { ApiRoute, ServerRequest } from '#storefront/server/request-context.ts';

export type ApiOptions = { readonly gateway: Gateway; readonly log: Log };

/** Every call below `/api/`, and the pages of the development tools. */
export function apiRoutes({ gateway, log }: ApiOptions): readonly ApiRoute[] {
  return [
    {
      path: '/api/gateway',
      methods: ['GET', 'POST'],
      handle: (req, res, request) =>
        gateway.handle(req, res, {
          tenant: request.tenant,
          requestId: request.requestId,
          log,
          client: clientOf(request, req.headers['user-agent']),
        }),
    },
  ];
}

function clientOf({ clientAddress, secure }: ServerRequest, userAgent: string | undefined) {
  return { address: clientAddress, userAgent: userAgent ?? null, secure };
}
