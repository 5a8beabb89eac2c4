import type { Log } from '#commerce/ground/kernel/context.ts';
import { formatXml } from '#commerce/range/export/feed-text.rules.ts';
import { streamGoogleFeed } from '#commerce/range/export/google-feed.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { OfferFeedOptions } from '#http/files/offer-feed.ts';

/** The articles that a tenant sells, in one of its languages, in the format of `npm run shop -- export`. */
export function createShopOffers({
  gateway,
  log,
}: {
  readonly gateway: Pick<Gateway, 'createContext'>;
  readonly log: Log;
}): OfferFeedOptions['streamOffers'] {
  return async function* offersOf(request, { locale, prefix }) {
    const { tenant, requestId, clientAddress, secure, publicOrigin } = request;
    const client = { address: clientAddress, userAgent: null, secure };
    const ctx = await gateway.createContext({ tenant, locale, requestId, log, client, session: null });
    const buildProductPath = (slug: string, sku: string) =>
      `${prefix ? `/${prefix}` : ''}/p/${slug}/${encodeURIComponent(sku)}`;
    yield* formatXml(
      tenant.companyName,
      publicOrigin,
      streamGoogleFeed(ctx, { origin: publicOrigin, buildProductPath }),
    );
  };
}
