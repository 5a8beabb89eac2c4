import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import { isCataloguePicture } from '#commerce/range/catalogue/named-picture.queries.ts';
import { loadHomeContent } from '#commerce/range/content/content.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { PictureSource } from '#http/pictures/pictures.ts';
import type { Tenant } from '#tenants/tenant.ts';

export type NamedPicturesOptions = {
  readonly gateway: Gateway;
  readonly db: Kysely<DB>;
  readonly tenants: readonly Tenant[];
  readonly log: Log;
};

/** Brands: their source draws no other ids. */
const FIXED = /^b-/;
/** Teasers: of categories, and of home pages. */
const TEASER = /^t-/;

/**
 * A source of drawings that draws only those in use: of articles and categories, and those that editors put on the
 * home pages. A drawing is made from its id, so without this a client could request any number of them.
 */
export function createNamedPictures(source: PictureSource, options: NamedPicturesOptions): PictureSource {
  const isNamed = async (id: string) =>
    FIXED.test(id) ||
    (await isCataloguePicture(options.db, id)) ||
    (TEASER.test(id) && (await isContentPicture(id, options)));
  return {
    ...source,
    async load(id) {
      const named = options.gateway.content.resolvePicture(id);
      if (named !== null) return source.load(named);
      return (await isNamed(id)) ? source.load(id) : null;
    },
  };
}

/** The buckets cache content, so this reads no files most of the time. */
async function isContentPicture(
  id: string,
  { gateway, tenants, log }: NamedPicturesOptions,
): Promise<boolean> {
  const client = { address: '', userAgent: null, secure: false };
  for (const tenant of tenants) {
    for (const { locale } of tenant.locales) {
      const asker = { tenant, locale, requestId: 'pictures', log, client, session: null };
      const { teasers, inspiration } = await loadHomeContent(await gateway.createContext(asker));
      const shown = [...teasers, ...inspiration];
      if (shown.some(({ picture, pictureSmall }) => picture === id || pictureSmall === id)) return true;
    }
  }
  return false;
}
