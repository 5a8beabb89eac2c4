import type { DocumentNode } from 'graphql';
import type { Gateway } from '#gateway/gateway.ts';
import type { Execute } from '#storefront/server/page-handler.ts';
import type { WorkMetrics } from './work-metrics.ts';

/** How a page asks the gateway: in this process, for the visitor of a personal page, for nobody on a public one. */
export function executeFor(gateway: Gateway, { gatewayLog }: WorkMetrics): Execute {
  return async (document, variables, { request, localeSettings, log, session }) => {
    const { data, errors } = await gateway.execute(document as DocumentNode, variables, {
      tenant: request.tenant,
      locale: localeSettings.locale,
      requestId: request.requestId,
      log: gatewayLog(log),
      client: { address: request.clientAddress, userAgent: null, secure: request.secure },
      session,
    });
    return { data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) };
  };
}
