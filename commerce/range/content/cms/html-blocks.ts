import { parseDocument } from 'htmlparser2';
import type { CmsBlock, CmsReader } from './cms.types.ts';
import {
  createRichBlockWriter,
  formatLink,
  formatStrong,
  joinWhitespace,
  type RichBlockWriter,
} from './rich-block-writer.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
type Reader = Pick<CmsReader, 'resolveLink' | 'resolvePicture'>;

/** Elements whose text is not part of an editor's text. */
const UNSAID: ReadonlySet<string> = new Set(
  'script style noscript template iframe object embed form input select textarea button svg head title'.split(
    ' ',
  ),
);
const HEADINGS = /^h[1-6]$/;
/** Elements that end a line; all others are inline. */
const LINES: ReadonlySet<string> = new Set(
  'address article aside blockquote body dd div dl dt figcaption footer header html li main nav p pre section'.split(
    ' ',
  ),
);
const BLOCKS = /^(?:h[1-6]|ul|ol|table|figure|img|hr)$/;

/**
 * Converts text that a CMS has filtered for the web to blocks: paragraphs, headings, lists, tables, pictures. Of all
 * other markup the text stays.
 * @param about `title` of the page, `heading` above the text
 * @throws RangeError naming a picture that is not the CMS's
 */
export function convertHtmlToBlocks(
  html: string,
  reader: Reader,
  about: { readonly title: string; readonly heading?: string | null },
): CmsBlock[] {
  const writer = createRichBlockWriter(about.title, about.heading ?? null);
  writeNodes(parseDocument(html).children, writer, reader);
  return writer.end();
}

/**
 * Converts such text to paragraphs alone, where a block takes nothing else; list items become paragraphs, pictures
 * are left out.
 */
export function convertHtmlToParagraphs(html: string, reader: Reader): string[] {
  const blocks = convertHtmlToBlocks(html.replaceAll(/<img\b[^>]*>/gi, ''), reader, { title: '' });
  return blocks.flatMap(({ heading, paragraphs, items, rows, columns }) => [
    ...(typeof heading === 'string' ? [formatStrong(heading)] : []),
    ...[paragraphs, items].flatMap((all) => (Array.isArray(all) ? all.map(String) : [])),
    ...[columns, ...(Array.isArray(rows) ? rows : [])].flatMap((row) =>
      Array.isArray(row) ? [row.join(', ')] : [],
    ),
  ]);
}

function writeNodes(nodes: readonly Node[], writer: RichBlockWriter, reader: Reader): void {
  let line = '';
  const endLine = () => {
    writer.appendParagraph(joinWhitespace(line));
    line = '';
  };
  for (const node of nodes) {
    if (isElement(node) && standsAlone(node)) {
      endLine();
      writeElement(node, writer, reader);
    } else line += extractWords(node, reader);
  }
  endLine();
}

function writeElement(element: Element, writer: RichBlockWriter, reader: Reader): void {
  const { name, children, attribs } = element;
  if (UNSAID.has(name)) return;
  if (HEADINGS.test(name)) writer.appendHeading(extractPlainWords(element));
  else if (name === 'ul' || name === 'ol') writer.list(collectListItems(element, reader), name === 'ol');
  else if (name === 'table') writeTable(element, writer, reader);
  else if (name === 'img') writePicture(attribs, null, writer, reader);
  else if (name === 'figure') writeFigure(element, writer, reader);
  else writeNodes(children, writer, reader);
}

function writeFigure(figure: Element, writer: RichBlockWriter, reader: Reader): void {
  const [picture, ...more] = findElements(figure, 'img');
  if (!picture || more.length > 0) {
    writeNodes(figure.children, writer, reader);
    return;
  }
  const caption = findElements(figure, 'figcaption')[0];
  writePicture(
    picture.attribs,
    caption ? joinWhitespace(extractWordsOfNodes(caption.children, reader)) : null,
    writer,
    reader,
  );
}

function writePicture(
  { src, alt = '' }: Readonly<Record<string, string>>,
  caption: string | null,
  writer: RichBlockWriter,
  reader: Reader,
): void {
  if (src)
    writer.appendPicture(reader.resolvePicture(src), joinWhitespace(alt).slice(0, 200), caption || null);
}

function writeTable(table: Element, writer: RichBlockWriter, reader: Reader): void {
  const rows = findElements(table, 'tr').map((row) =>
    row.children
      .filter((cell) => isElement(cell) && (cell.name === 'td' || cell.name === 'th'))
      .map((cell) => joinWhitespace(extractWords(cell, reader))),
  );
  const caption = findElements(table, 'caption')[0];
  writer.appendTable(rows, caption ? extractPlainWords(caption) : null);
}

/** Items of nested lists are added to those of the outer list. */
function collectListItems(list: Element, reader: Reader): string[] {
  return list.children.filter(isElement).flatMap((item) => {
    const inner = item.children.filter((child) => isElement(child) && /^[uo]l$/.test(child.name));
    const own = item.children.filter((child) => !inner.includes(child));
    return [
      joinWhitespace(extractWordsOfNodes(own, reader)),
      ...inner.flatMap((child) => (isElement(child) ? collectListItems(child, reader) : [])),
    ];
  });
}

function extractWordsOfNodes(nodes: readonly Node[], reader: Reader): string {
  return nodes.map((node) => extractWords(node, reader)).join('');
}

/** Text of inline elements, with the marks of rich-text.rules.ts. */
function extractWords(node: Node, reader: Reader): string {
  if (!isElement(node)) return 'data' in node && node.type === 'text' ? node.data : '';
  const { name, attribs, children } = node;
  if (UNSAID.has(name) || name === 'img') return '';
  if (name === 'br') return ' ';
  const words = extractWordsOfNodes(children, reader);
  if (name === 'a') return formatLink(words, attribs.href ? reader.resolveLink(attribs.href) : null);
  if (name === 'strong' || name === 'b') return /\]\(/.test(words) ? words : formatStrong(words);
  return LINES.has(name) ? ` ${words} ` : words;
}

function extractPlainWords(element: Element): string {
  return joinWhitespace(
    extractWords(element, { resolveLink: () => null, resolvePicture: String }).replaceAll('**', ''),
  );
}

/** Whether an element is a block of its own, or contains one. */
function standsAlone(element: Element): boolean {
  const { name, children } = element;
  if (LINES.has(name) || BLOCKS.test(name)) return true;
  return children.some((child) => isElement(child) && standsAlone(child));
}

function findElements(element: Element, name: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : findElements(child, name)));
}

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}
