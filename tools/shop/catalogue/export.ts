import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { streamCatalogueLines } from '#commerce/range/export/catalogue-lines.service.ts';
import { formatJsonLines, formatTable, formatXml } from '#commerce/range/export/feed-text.rules.ts';
import {
  FIELDS_LEFT_OUT,
  listFeedFields,
  streamGoogleFeed,
} from '#commerce/range/export/google-feed.service.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop, Write } from '../context.ts';

export const EXPORT_USAGE = `  export FILE       .tsv or .xml: a Google Merchant product feed of a market; .jsonl: the whole catalogue
    --tenant nl --locale nl-NL    the feed's market
`;

/**
 * `npm run shop -- export FILE`. The file is written under another name and moved to its place when it is complete.
 * @returns the process's exit code
 */
export async function runExport(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, positionals } = parseMarketCommand(args, shop, { locale: { type: 'string' } });
  const [path] = positionals;
  const format = /\.(tsv|txt|xml|jsonl)$/.exec(path ?? '')?.[1];
  if (!path || !format) throw new Error('which file? It ends in .tsv, .xml or .jsonl');
  const prefix = ctx.tenant.locales.find(({ locale }) => locale === ctx.locale)?.prefix;
  const origin = shop.settings.publicOrigins[ctx.tenant.id] ?? '';
  const buildProductPath = (slug: string, sku: string) =>
    `${prefix ? `/${prefix}` : ''}/p/${slug}/${encodeURIComponent(sku)}`;
  const createFeed = () => streamGoogleFeed(ctx, { origin, buildProductPath });
  const text =
    format === 'jsonl'
      ? formatJsonLines(streamCatalogueLines(ctx.db))
      : format === 'xml'
        ? formatXml(ctx.tenant.companyName, origin, createFeed())
        : formatTable(listFeedFields(ctx), createFeed());
  const begin = performance.now();
  await pipeline(text, createWriteStream(`${path}.part`));
  await rename(`${path}.part`, path);
  write(`✓ Exported to ${path} (${((performance.now() - begin) / 1000).toFixed(1)} s)\n`);
  if (format !== 'jsonl')
    write(`  left out, since the shop does not keep it: ${FIELDS_LEFT_OUT.join(', ')}\n`);
  return 0;
}
