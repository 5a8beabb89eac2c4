import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type FeedProduct, JUDGED_SETS, readJudgedSet } from './relevance/judged-set.ts';

export type PlainFeed = { readonly path: string; readonly rows: number; readonly bytes: number };

/** The rows of a retailer's first file: a table of one row for each article, 27 MB. */
export const PLAIN_ROWS = 19_000;
const BYTES_OF_A_ROW = 1_400;
const COLUMNS = [
  ...['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'gtin', 'mpn'],
  ...['condition', 'product_detail'],
];

/**
 * Writes a feed without categories from a real catalogue that is outside of the repository, repeated several times
 * with other numbers: its titles, brands, thousands of names of details, and descriptions with markup up to the size.
 * @returns null: this machine does not have the catalogue
 */
export async function writePlainFeed(folder: string, rows = PLAIN_ROWS): Promise<PlainFeed | null> {
  const [name = ''] = JUDGED_SETS;
  const set = await readJudgedSet(name);
  if (!set) return null;
  const path = join(folder, 'plain.tsv');
  const file = createWriteStream(path);
  file.write(`${COLUMNS.join('\t')}\n`);
  for (let index = 0; index < rows; index += 1) {
    const product = set.products[index % set.products.length];
    const line = product && formatRow(product, Math.floor(index / set.products.length));
    if (line && !file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return { path, rows, bytes: file.bytesWritten };
}

function formatRow(product: FeedProduct, round: number): string {
  const { title, brand, priceMinor, ean, attributes } = product;
  const id = `${product.id}-${round}`;
  const details = Object.entries(attributes)
    .map(([label, value]) => quoteDetail(`:${label.replaceAll(':', ' ')}:${formatValue(value)}`))
    .join(',');
  const begun = [
    id,
    round === 0 ? title : `${title} ${round}`,
    '',
    `https://feed.example/articles/${id}`,
    `https://img.feed.example/pictures/${id}.jpg`,
  ];
  const ended = [
    'in_stock',
    `${((priceMinor ?? 0) / 100).toFixed(2)} EUR`,
    brand ?? '',
    ...[round === 0 ? (ean[0] ?? '') : '', id, 'new', details],
  ];
  const others = [...begun, ...ended].reduce((sum, value) => sum + Buffer.byteLength(value) + 1, 0);
  begun[2] = buildDescription(product, BYTES_OF_A_ROW - others);
  return `${[...begun, ...ended].map(formatCell).join('\t')}\n`;
}

/** The article's own words with a list of its details, as shops write it, up to the row's length. */
function buildDescription({ title, description, attributes }: FeedProduct, most: number): string {
  const facts = Object.entries(attributes).map(([label, value]) => `${label}: ${formatValue(value)}`);
  let items = '';
  for (const fact of [...facts, ...facts.map((one) => `${title}, ${one}`)])
    if (items.length < most) items += `<li>${escapeXml(fact)}</li>`;
  return `<p>${escapeXml(description ?? title)}</p>${items && `<ul>${items}</ul>`}`;
}

const formatValue = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quoteDetail = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** A field of a table: without tabs and line ends, and with quotation marks only around it. */
const formatCell = (text: string): string => {
  const line = text.replaceAll(/[\t\r\n]+/g, ' ');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
};
