import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import {
  sitemapCategories,
  sitemapFiles,
  sitemapProducts,
} from '#commerce/range/catalogue/sitemap.service.ts';
import type { SitemapSource } from '#http/sitemap.ts';
import { languageOf } from '#tenants/tenant.ts';

/** The catalogue's addresses, for the sitemaps. */
export function sitemapSource(db: Kysely<DB>, clock: Clock): SitemapSource {
  const below = (prefix: string) => (prefix ? `/${prefix}` : '');
  return {
    productFiles: (tenant) => sitemapFiles({ db, clock, tenant }),
    async categories(tenant, { locale, prefix }) {
      const paths = await sitemapCategories({ db, clock, tenant }, languageOf(locale));
      return paths.map((path) => ({ path: `${below(prefix)}/${path}/`, changedAt: null }));
    },
    async *products(tenant, { locale, prefix }, file) {
      const asked = { file, language: languageOf(locale) };
      for await (const products of sitemapProducts({ db, clock, tenant }, asked))
        yield products.map(({ sku, slug, changedAt }) => ({
          path: `${below(prefix)}/p/${slug}/${encodeURIComponent(sku)}`,
          changedAt,
        }));
    },
  };
}
