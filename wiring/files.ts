import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { drawSocialPicture } from '#http/brand-mark.ts';
import { createDocuments } from '#http/documents.ts';
import { createFavicon } from '#http/favicon.ts';
import type { FileRoute } from '#http/file-route.ts';
import { createLlms } from '#http/llms.ts';
import { createOfferFeed } from '#http/offer-feed.ts';
import { createPictureHandler, type PictureSource } from '#http/pictures/pictures.ts';
import type { RateLimits } from '#http/rate-limits.ts';
import { robots } from '#http/robots.ts';
import { createSitemaps } from '#http/sitemap.ts';
import { createXmlFiles } from '#http/xml-files.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { cmsPictures } from './cms-pictures.ts';
import { articleDocuments } from './draw-document.ts';
import { shopSummaries } from './llms.ts';
import { namedPictures } from './named-pictures.ts';
import { shopOffers } from './offers.ts';
import { remotePictures } from './remote-pictures.ts';
import { reviewPictures } from './review-pictures.ts';
import { sitemapSource } from './sitemaps.ts';

/** A shop whose catalogue is its own draws no pictures of articles. */
const NO_DRAWINGS: PictureSource = { load: async () => null, version: () => 'none' };

/** Serves what is neither a page nor a call, besides the build's own files. `close` finishes what is being drawn. */
export function filesOf(
  { dataDir, pictureHosts }: Settings,
  {
    gateway,
    db,
    tenants,
    rateLimits,
    drawings = NO_DRAWINGS,
    log,
  }: {
    gateway: Gateway;
    db: Kysely<DB>;
    tenants: readonly Tenant[];
    rateLimits: RateLimits;
    drawings?: PictureSource | undefined;
    log: Log;
  },
) {
  const social = socialPictures(tenants);
  const drawn = namedPictures(drawings, { gateway, db, tenants, log });
  const fetched = remotePictures({ db, hosts: pictureHosts });
  const editors = cmsPictures({ content: gateway.content, tenants });
  const pictures = createPictureHandler({
    cacheDir: join(dataDir, 'pictures'),
    sources: {
      ...drawn,
      load: async (id) =>
        social.get(id) ?? (await editors.load(id)) ?? (await drawn.load(id)) ?? fetched.load(id),
    },
    limit: rateLimits.pictures,
    logger: log,
  });
  const long = createXmlFiles(join(dataDir, 'long-files', String(process.pid)));
  const files: readonly FileRoute[] = [
    pictures,
    createFavicon(),
    robots,
    createSitemaps({
      source: sitemapSource({ db, clock: systemClock, gateway, log }),
      files: long,
      limit: rateLimits.pages,
    }),
    createLlms({ summaryOf: shopSummaries({ gateway, log }), limit: rateLimits.pages }),
    createOfferFeed({ offersOf: shopOffers({ gateway, log }), files: long, limit: rateLimits.pages }),
    createDocuments({ ...reviewPictures(db), limit: rateLimits.pictures }),
    createDocuments({ ...articleDocuments({ gateway, log }), limit: rateLimits.calls }),
  ];
  return { files, close: pictures.close };
}

/** The picture that social networks show beside a link to a shop, by the picture's id (storefront/app/root.tsx). */
function socialPictures(tenants: readonly Tenant[]): ReadonlyMap<string, string> {
  return new Map(tenants.map(({ id, brand }) => [`s-${id}`, drawSocialPicture(brand)]));
}
