import type { LocaleSettings } from '#tenants/tenant.ts';
import { sendTooMany } from '../calls/problem.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import type { XmlFiles } from '../xml-files.ts';
import type { FileRoute } from './file-route.ts';
import { findLocaleOfFile } from './llms.ts';

export type OfferFeedOptions = {
  /** everything that the tenant sells in a language, as one XML file in pieces */
  readonly streamOffers: (request: ServerRequest, locale: LocaleSettings) => AsyncIterable<string>;
  readonly files: XmlFiles;
  /** a client that asks too often has to wait */
  readonly limit: RateLimit;
};

export const FEED_NAME = 'offers.xml';

/**
 * `/offers.xml` and `/<prefix>/offers.xml`: every article that can be bought, with price and stock, as a product feed
 * in Google's format, for assistants and comparison sites.
 */
export function createOfferFeed({ streamOffers, files, limit }: OfferFeedOptions): FileRoute {
  return {
    kind: 'static',
    matches: (pathname, tenant) => findLocaleOfFile(pathname, tenant, FEED_NAME) !== undefined,
    async respond(req, res, request) {
      const locale = findLocaleOfFile(request.pathname, request.tenant, FEED_NAME);
      if (!locale) return false;
      const wait = await limit(request.clientAddress);
      if (wait !== null) {
        sendTooMany(res, wait);
        return true;
      }
      const name = `offers ${request.tenant.id} ${locale.locale}`;
      return files.send(req, res, name, async () => streamOffers(request, locale));
    },
  };
}
