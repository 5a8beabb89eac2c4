import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { LoadedSettings } from '#commerce/config/environment.ts';
import type { Database } from '#commerce/database/connection.ts';
import { catalogueLines } from '#commerce/export/catalogue-lines.service.ts';
import { linesText, tableText, xmlText } from '#commerce/export/feed-text.rules.ts';
import { FEED_FIELDS, googleFeed } from '#commerce/export/google-feed.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { step } from '../start/steps.ts';
import { contextFor, marketOf } from './context.ts';

export const EXPORT_USAGE = `  export FILE       .tsv or .xml: a Google Merchant product feed of a market; .jsonl: the whole catalogue
    --tenant nl --locale nl-NL    the feed's market
`;

/** `npm run shop -- export FILE`. @returns the process's exit code */
export async function runExport(
  args: readonly string[],
  shop: { settings: LoadedSettings; database: Database; tenants: readonly Tenant[] },
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { tenant: { type: 'string', default: shop.settings.defaultTenant }, locale: { type: 'string' } },
  });
  const [path] = positionals;
  const format = /\.(tsv|txt|xml|jsonl)$/.exec(path ?? '')?.[1];
  if (!path || !format) throw new Error('which file? It ends in .tsv, .xml or .jsonl');
  const ctx = contextFor(shop.database, marketOf(shop.tenants, values.tenant, values.locale));
  const prefix = ctx.tenant.locales.find(({ locale }) => locale === ctx.locale)?.prefix;
  const origin = shop.settings.publicOrigins[ctx.tenant.id] ?? '';
  const productPath = (slug: string, sku: string) =>
    `${prefix ? `/${prefix}` : ''}/p/${slug}/${encodeURIComponent(sku)}`;
  const feed = () => googleFeed(ctx, { origin, productPath });
  const text =
    format === 'jsonl'
      ? linesText(catalogueLines(ctx.db))
      : format === 'xml'
        ? xmlText(ctx.tenant.companyName, origin, feed())
        : tableText(FEED_FIELDS, feed());
  await step(
    `Export ${path}`,
    () => pipeline(text, createWriteStream(path)),
    () => `Exported to ${path}`,
  );
  return 0;
}
