import type { LocaleSettings } from '#tenants/tenant.ts';
import type { FileRoute } from './file-route.ts';
import { localeOfFile } from './llms.ts';
import { sendTooMany } from './problem.ts';
import type { RateLimit } from './rate-limits.ts';
import type { ServerRequest } from './request-context.ts';
import type { XmlFiles } from './xml-files.ts';

export type OfferFeedOptions = {
  /** everything that the tenant sells in a language, as one XML file in pieces */
  readonly offersOf: (request: ServerRequest, locale: LocaleSettings) => AsyncIterable<string>;
  readonly files: XmlFiles;
  /** a client that asks too often has to wait */
  readonly limit: RateLimit;
};

export const FEED_NAME = 'offers.xml';

/**
 * `/offers.xml` and `/<prefix>/offers.xml`: every article that can be bought, with price and stock, as a product feed
 * in Google's format, for assistants and comparison sites.
 */
export function createOfferFeed({ offersOf, files, limit }: OfferFeedOptions): FileRoute {
  return {
    kind: 'static',
    owns: (pathname, tenant) => localeOfFile(pathname, tenant, FEED_NAME) !== undefined,
    async respond(req, res, request) {
      const locale = localeOfFile(request.pathname, request.tenant, FEED_NAME);
      if (!locale) return false;
      const wait = await limit(request.clientAddress);
      if (wait !== null) {
        sendTooMany(res, wait);
        return true;
      }
      const name = `offers ${request.tenant.id} ${locale.locale}`;
      return files.send(req, res, name, async () => offersOf(request, locale));
    },
  };
}
