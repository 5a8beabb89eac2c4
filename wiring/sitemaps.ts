import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import {
  listSitemapCategories,
  listSitemapFiles,
  listSitemapProducts,
} from '#commerce/range/catalogue/listing/sitemap.queries.ts';
import { findContentPage, resolvePagePlace } from '#commerce/range/content/content.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { SitemapSource } from '#http/files/sitemap.ts';
import { HELP_SCREENS, LAW_SCREENS, type Screen } from '#tenants/paths.ts';
import { getLanguage } from '#tenants/tenant.ts';

/** Screens that editors write. */
const WRITTEN: readonly Screen[] = [...HELP_SCREENS, ...LAW_SCREENS, 'vacancies'];

/** The addresses of catalogue and content, for the sitemaps. */
export function createSitemapSource({
  db,
  clock,
  gateway,
  log,
}: {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly gateway: Pick<Gateway, 'createContext'>;
  readonly log: Log;
}): SitemapSource {
  const prefixPath = (prefix: string) => (prefix ? `/${prefix}` : '');
  return {
    async pages({ tenant, requestId, clientAddress, secure }, { locale, prefix, paths }) {
      const client = { address: clientAddress, userAgent: null, secure };
      const ctx = await gateway.createContext({ tenant, locale, requestId, log, client, session: null });
      const written = WRITTEN.map(async (screen) => {
        const path = paths[screen];
        const page = path === null ? null : await findContentPage(ctx, resolvePagePlace(path, prefix));
        return page && path ? [path] : [];
      });
      const there = [...(paths.home ? [paths.home] : []), ...(await Promise.all(written)).flat()];
      return there.map((path) => ({ path, changedAt: null }));
    },
    productFiles: (tenant) => listSitemapFiles({ db, clock, tenant }),
    async categories(tenant, { locale, prefix }) {
      const paths = await listSitemapCategories({ db, clock, tenant }, getLanguage(locale));
      return paths.map((path) => ({ path: `${prefixPath(prefix)}/${path}/`, changedAt: null }));
    },
    async *products(tenant, { locale, prefix }, file) {
      const asked = { file, language: getLanguage(locale) };
      for await (const products of listSitemapProducts({ db, clock, tenant }, asked))
        yield products.map(({ sku, slug, changedAt }) => ({
          path: `${prefixPath(prefix)}/p/${slug}/${encodeURIComponent(sku)}`,
          changedAt,
        }));
    },
  };
}
