import type { DocumentNode } from 'graphql';
import type { Gateway } from '#gateway/gateway.ts';
import type { Execute } from '#http/pages/page-handler.ts';
import type { PublicData } from '#http/pages/public-data.ts';
import { buildContentTag, UNINDEXED } from './page-changes.ts';
import type { WorkMetrics } from './work-metrics.ts';

export type PageAnswer = Awaited<ReturnType<Execute>>;

/**
 * How a page asks the gateway: in this process, for the visitor on a personal page, without a visitor on a public
 * one.
 */
export function executeFor(
  gateway: Gateway,
  shared: PublicData<PageAnswer>,
  { gatewayLog }: WorkMetrics,
  search: { isAnswering(): boolean },
): Execute {
  return async (document, variables, { request, localeSettings, log, session, isUnpublished }) => {
    const { locale } = localeSettings;
    const ask = async (): Promise<PageAnswer> => {
      const read = new Set(search.isAnswering() ? [] : [UNINDEXED]);
      const { data, errors } = await gateway.execute(document as DocumentNode, variables, {
        tenant: request.tenant,
        locale,
        requestId: request.requestId,
        log: gatewayLog(log),
        client: {
          address: request.clientAddress,
          userAgent: session?.userAgent ?? null,
          secure: request.secure,
        },
        session,
        onContent: (address) => void read.add(buildContentTag(address)),
      });
      const faults = errors?.map(({ message, extensions }) => ({ message, extensions }));
      return { data, errors: faults, tags: [...read] };
    };
    if (session || isUnpublished) return ask();
    const question = { tenantId: request.tenant.id, locale, document: document as object, variables };
    return shared.get(question, ask);
  };
}
