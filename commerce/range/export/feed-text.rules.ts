import { escapeXml } from '#commerce/ground/kernel/xml.rules.ts';
import { HEADER } from '#commerce/range/import/feed/catalogue-line.rules.ts';
import { PART } from '#commerce/range/import/feed/google-row.rules.ts';

type Row = Readonly<Record<string, string | readonly string[]>>;

/**
 * A feed as a table with tabs; several values of a field are separated by commas, as Google reads them. A comma inside
 * a value is followed by a space, one between values is not.
 */
export async function* formatTable(
  fields: readonly string[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield `${fields.join('\t')}\n`;
  for await (const row of rows)
    yield `${fields.map((field) => formatTableCell(row[field] ?? '')).join('\t')}\n`;
}

function formatTableCell(value: string | readonly string[]): string {
  const text =
    typeof value === 'string'
      ? value
      : value.map((one) => (one.includes(PART) ? writeDetail(one) : separate(one))).join(',');
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const separate = (value: string): string => value.replaceAll(/,(?!\s)/g, ', ');

/** `section:name:value`; a value with a comma or a mark is quoted. The names may have no colon and no comma. */
function writeDetail(detail: string): string {
  const [section = '', label = '', value = ''] = detail.split(PART);
  const name = [section, label].map((part) => part.replaceAll(/[:,"]+/g, ' ').trim()).join(':');
  return `${name}:${/[,"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value}`;
}

/** A feed as RSS 2.0 with Google's namespace. */
export async function* formatXml(
  title: string,
  link: string,
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n';
  yield `<channel>\n<title>${escapeXml(title)}</title>\n<link>${escapeXml(link)}</link>\n`;
  for await (const row of rows) {
    const fields = Object.entries(row).flatMap(([field, value]) =>
      (typeof value === 'string' ? [value] : value).map((one) => `<g:${field}>${content(one)}</g:${field}>`),
    );
    yield `<item>\n${fields.join('\n')}\n</item>\n`;
  }
  yield '</channel>\n</rss>\n';
}

/** The parts of a detail are elements. */
function content(value: string): string {
  if (!value.includes(PART)) return escapeXml(value);
  const parts = value.split(PART).map((part) => escapeXml(part));
  return ['section_name', 'attribute_name', 'attribute_value']
    .map((name, index) => (parts[index] ? `<g:${name}>${parts[index]}</g:${name}>` : ''))
    .join('');
}

/** The project's own format: its header, then a line for each value. */
export async function* formatJsonLines(values: AsyncIterable<object>): AsyncGenerator<string> {
  yield `${JSON.stringify(HEADER)}\n`;
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
