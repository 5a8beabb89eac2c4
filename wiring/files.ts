import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Settings } from '#commerce/ground/config/settings.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { drawSocialPicture } from '#http/files/brand-mark.ts';
import { createDocuments } from '#http/files/documents.ts';
import { createFavicon } from '#http/files/favicon.ts';
import type { FileRoute } from '#http/files/file-route.ts';
import { createLlms } from '#http/files/llms.ts';
import { createOfferFeed } from '#http/files/offer-feed.ts';
import { robots } from '#http/files/robots.ts';
import { createSitemaps } from '#http/files/sitemap.ts';
import type { RateLimits } from '#http/limits/rate-limits.ts';
import { createPictureHandler, type PictureSource } from '#http/pictures/pictures.ts';
import { createXmlFiles } from '#http/xml-files.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { createShopSummaries } from './llms.ts';
import { createShopOffers } from './offers.ts';
import { createCmsPictures } from './pictures/cms-pictures.ts';
import { createArticleDocuments } from './pictures/draw-document.ts';
import { createNamedPictures } from './pictures/named-pictures.ts';
import { createRemotePictures } from './pictures/remote-pictures.ts';
import { reviewPictures } from './pictures/review-pictures.ts';
import { createSitemapSource } from './sitemaps.ts';

/** A shop whose catalogue is its own draws no pictures of articles. */
const NO_DRAWINGS: PictureSource = { load: async () => null, version: () => 'none' };

/** Serves requests that are neither a page nor a call, besides the build's own files. `close` finishes drawing. */
export function createFileRoutes(
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
  const social = listSocialPictures(tenants);
  const drawn = createNamedPictures(drawings, { gateway, db, tenants, log });
  const fetched = createRemotePictures({ db, hosts: pictureHosts });
  const editors = createCmsPictures({ content: gateway.content, tenants });
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
      source: createSitemapSource({ db, clock: systemClock, gateway, log }),
      files: long,
      limit: rateLimits.pages,
    }),
    createLlms({ loadSummary: createShopSummaries({ gateway, log }), limit: rateLimits.pages }),
    createOfferFeed({
      streamOffers: createShopOffers({ gateway, log }),
      files: long,
      limit: rateLimits.pages,
    }),
    createDocuments({ ...reviewPictures(db), limit: rateLimits.pictures }),
    createDocuments({ ...createArticleDocuments({ gateway, log }), limit: rateLimits.calls }),
  ];
  return { files, close: pictures.close };
}

/** The picture that social networks show beside a link to a shop, by the picture's id (storefront/app/root.tsx). */
function listSocialPictures(tenants: readonly Tenant[]): ReadonlyMap<string, string> {
  return new Map(tenants.map(({ id, brand }) => [`s-${id}`, drawSocialPicture(brand)]));
}
