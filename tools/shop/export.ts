import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { catalogueLines } from '#commerce/range/export/catalogue-lines.service.ts';
import { linesText, tableText, xmlText } from '#commerce/range/export/feed-text.rules.ts';
import { FEED_FIELDS, googleFeed } from '#commerce/range/export/google-feed.service.ts';
import { step } from '../start/steps.ts';
import type { CommandShop } from './context.ts';
import { marketCommand } from './market-command.ts';

export const EXPORT_USAGE = `  export FILE       .tsv or .xml: a Google Merchant product feed of a market; .jsonl: the whole catalogue
    --tenant nl --locale nl-NL    the feed's market
`;

/** `npm run shop -- export FILE`. @returns the process's exit code */
export async function runExport(args: readonly string[], shop: CommandShop): Promise<number> {
  const { ctx, positionals } = marketCommand(args, shop, { locale: { type: 'string' } });
  const [path] = positionals;
  const format = /\.(tsv|txt|xml|jsonl)$/.exec(path ?? '')?.[1];
  if (!path || !format) throw new Error('which file? It ends in .tsv, .xml or .jsonl');
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
