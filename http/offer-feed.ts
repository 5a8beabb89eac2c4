import type { LocaleSettings } from '#tenants/tenant.ts';
import type { FileRoute } from './file-route.ts';
import { localeOfFile } from './llms.ts';
import { sendProblem, sendTooMany } from './problem.ts';
import type { RateLimit } from './rate-limits.ts';
import type { ServerRequest } from './request-context.ts';
import { sendXml } from './send-xml.ts';

export type OfferFeedOptions = {
  /** everything that the tenant sells in a language, as one XML file in pieces */
  readonly offersOf: (request: ServerRequest, locale: LocaleSettings) => AsyncIterable<string>;
  /** a feed costs much work: a client that asks too often has to wait */
  readonly limit: RateLimit;
};

export const FEED_NAME = 'offers.xml';
/** A feed reads the whole range; more at once would slow the database for shoppers. */
const MOST_AT_ONCE = 2;
const RETRY_AFTER_S = '30';

/**
 * `/offers.xml` and `/<prefix>/offers.xml`: every article that can be bought, with price and stock, as a product feed
 * in Google's format, for assistants and comparison sites. It is sent while it is read.
 */
export function createOfferFeed({ offersOf, limit }: OfferFeedOptions): FileRoute {
  let running = 0;
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
      if (running >= MOST_AT_ONCE) {
        res.setHeader('retry-after', RETRY_AFTER_S);
        sendProblem(res, { status: 503, title: 'Other feeds are being written, come again' });
        return true;
      }
      running++;
      try {
        await sendXml(req, res, offersOf(request, locale));
      } finally {
        running--;
      }
      return true;
    },
  };
}
