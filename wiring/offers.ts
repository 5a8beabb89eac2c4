import type { Log } from '#commerce/ground/kernel/context.ts';
import { xmlText } from '#commerce/range/export/feed-text.rules.ts';
import { googleFeed } from '#commerce/range/export/google-feed.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { OfferFeedOptions } from '#http/offer-feed.ts';

/** The articles that a tenant sells, in one of its languages, in the format of `npm run shop -- export`. */
export function shopOffers({
  gateway,
  log,
}: {
  readonly gateway: Pick<Gateway, 'contextFor'>;
  readonly log: Log;
}): OfferFeedOptions['offersOf'] {
  return async function* offersOf(request, { locale, prefix }) {
    const { tenant, requestId, clientAddress, secure, publicOrigin } = request;
    const client = { address: clientAddress, userAgent: null, secure };
    const ctx = await gateway.contextFor({ tenant, locale, requestId, log, client, session: null });
    const productPath = (slug: string, sku: string) =>
      `${prefix ? `/${prefix}` : ''}/p/${slug}/${encodeURIComponent(sku)}`;
    yield* xmlText(tenant.companyName, publicOrigin, googleFeed(ctx, { origin: publicOrigin, productPath }));
  };
}
