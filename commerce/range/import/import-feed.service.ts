import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { familyOf } from './colour-words.rules.ts';
import { type FileFormat, readFeed } from './feed-file.ts';
import { type FeedProducts, type FeedTarget, productsOf } from './feed-to-products.rules.ts';
import { type FeedItem, REQUIRED_FIELDS, readFeedRow } from './google-feed.rules.ts';
import type { IdSet } from './id-set.ts';
import type { Batch } from './import.service.ts';
import { feedTarget, importCategories } from './import-target.service.ts';
import type { ReadRow, RefusedRow } from './product-write.types.ts';
import { writeReference } from './reference-write.store.ts';
import { writeBatch } from './write-batch.service.ts';

const ROWS_IN_A_BATCH = 2000;
/** Rows that are read before the batch that is being written has its turn. */
const ROWS_IN_A_TURN = 50;

export type FeedInput = {
  readonly path: string;
  readonly format: Exclude<FileFormat, 'json-lines'>;
  /** rows that an earlier run has done */
  readonly skip: number;
  readonly categoryKey: string | null;
  readonly stockWhenAvailable: number;
  /** gets the article numbers that the file names */
  readonly named: IdSet;
};

/** The rows of a Google Merchant product feed, checked and ready to be written. */
export async function* feedBatches(ctx: RequestContext, input: FeedInput): AsyncGenerator<Batch> {
  const { categoryKey: fallbackKey, stockWhenAvailable } = input;
  const target = feedTarget(ctx, await importCategories(ctx), { fallbackKey, stockWhenAvailable });
  const market = { currency: ctx.currency, now: ctx.clock.now() };
  let rowsRead = 0;
  let items: ReadRow<FeedItem>[] = [];
  let refused: RefusedRow[] = [];
  for await (const { line, value } of readFeed(input.path, input.format, REQUIRED_FIELDS)) {
    rowsRead += 1;
    if (rowsRead % ROWS_IN_A_TURN === 0) await othersTurn();
    const id = value.id?.[0]?.trim() || null;
    const isNew = id === null || input.named.add(id);
    if (rowsRead <= input.skip) continue;
    const read = readFeedRow(value, market);
    if (!isNew) refused.push({ line, id, reasons: ['id: stands in an earlier row'] });
    else if ('item' in read) items.push({ line, value: read.item });
    else refused.push({ line, id, reasons: read.reasons });
    if (items.length + refused.length < ROWS_IN_A_BATCH) continue;
    yield batchOf(ctx, target, { rowsRead, items, refused });
    [items, refused] = [[], []];
  }
  if (items.length + refused.length > 0) yield batchOf(ctx, target, { rowsRead, items, refused });
}

function batchOf(
  ctx: RequestContext,
  target: FeedTarget,
  read: { rowsRead: number; items: readonly ReadRow<FeedItem>[]; refused: readonly RefusedRow[] },
): Batch {
  const made = productsOf(read.items, target);
  const lines = new Map(read.items.toReversed().map(({ line, value }) => [value.groupId, line]));
  const placed = made.products.map((product) => ({ line: lines.get(product.sku) ?? 0, product }));
  return {
    rowsRead: read.rowsRead,
    refused: [...read.refused, ...made.refused],
    write: (alongside) =>
      writeBatch(ctx, placed, {
        alongside,
        before: (inside) => writeNames(inside, made),
        tenants: [ctx.tenant],
      }),
  };
}

/** Colours, attribute values and pictures that the shop has not seen yet. */
async function writeNames(ctx: RequestContext, made: FeedProducts): Promise<void> {
  const { language } = ctx;
  const db = withoutTenantGuard(ctx.db, 'colours, attributes and pictures are all tenants’');
  const known = await sql<{ key: string }>`
    select colour_key as key from colour_text
     where language = ${language} and colour_key = any(${[...made.colours.keys()]}::text[])`.execute(db);
  const there = new Set(known.rows.map(({ key }) => key));
  for (const [key, name] of made.colours) {
    if (!there.has(key))
      await writeReference(db, { type: 'colour', key, ...familyOf(name), names: { [language]: name } });
  }
  for (const [key, values] of Map.groupBy(made.attributes, (attribute) => attribute.key)) {
    await writeReference(db, {
      ...{ type: 'attribute', key, valueType: 'option', group: 'features', position: 900 },
      labels: { [language]: values[0]?.label ?? key },
      options: values.map(({ option, value }) => ({ key: option, labels: { [language]: value } })),
    });
  }
  const pictures = [...made.pictures].map(([id, url]) => ({ id, url }));
  await sql`
    insert into remote_picture (picture_id, url)
    select id, url from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as n(id text, url text)
    on conflict (picture_id) do nothing`.execute(db);
}
