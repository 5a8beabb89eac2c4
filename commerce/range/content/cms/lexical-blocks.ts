import type { CmsBlock, CmsReader } from './cms.types.ts';
import {
  createRichBlockWriter,
  formatLink,
  formatStrong,
  joinWhitespace,
  type RichBlockWriter,
} from './rich-block-writer.ts';

type Reader = Pick<CmsReader, 'resolveLink' | 'resolvePicture'>;
type LexicalNode = {
  readonly type: string;
  readonly text?: unknown;
  /** bits; 1: bold */
  readonly format?: unknown;
  readonly children?: unknown;
  readonly listType?: unknown;
  readonly fields?: unknown;
  readonly value?: unknown;
};

const BOLD = 1;

/** Whether a value is the rich text of Payload's Lexical editor: a tree below `root`. */
export function isLexical(value: unknown): value is { readonly root: { readonly children: unknown[] } } {
  const root = typeof value === 'object' && value !== null && 'root' in value ? value.root : null;
  return typeof root === 'object' && root !== null && 'children' in root && Array.isArray(root.children);
}

/** A text of Payload's editor as blocks. @throws RangeError naming a picture that is not the CMS's */
export function convertLexicalToBlocks(
  { root }: { readonly root: { readonly children: unknown[] } },
  reader: Reader,
  about: { readonly title: string; readonly heading?: string | null },
): CmsBlock[] {
  const writer = createRichBlockWriter(about.title, about.heading ?? null);
  for (const node of root.children.filter(isNode)) writeNode(node, writer, reader);
  return writer.end();
}

/** A text of Payload's editor as paragraphs, where a block takes nothing else. */
export function convertLexicalToParagraphs(
  { root }: { readonly root: { readonly children: unknown[] } },
  reader: Reader,
): string[] {
  return root.children
    .filter(isNode)
    .flatMap((node) =>
      node.type === 'list'
        ? getChildren(node).map((item) => extractWords(item, reader))
        : [extractWords(node, reader)],
    )
    .filter((one) => one !== '');
}

function writeNode(node: LexicalNode, writer: RichBlockWriter, reader: Reader): void {
  const { type } = node;
  const extractParts = (one: LexicalNode) => getChildren(one).map((child) => extractWords(child, reader));
  if (type === 'heading')
    writer.appendHeading(extractWords(node, { ...reader, resolveLink: () => null }).replaceAll('**', ''));
  else if (type === 'list') writer.list(extractParts(node), node.listType === 'number');
  else if (type === 'table') writer.appendTable(getChildren(node).map(extractParts), null);
  else if (type === 'upload') writeUpload(node.value, writer, reader);
  else writer.appendParagraph(extractWords(node, reader));
}

function writeUpload(value: unknown, writer: RichBlockWriter, reader: Reader): void {
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string')
    return;
  const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
  writer.appendPicture(reader.resolvePicture(value.url), alt.slice(0, 200), null);
}

function extractWords(node: LexicalNode, reader: Reader): string {
  return joinWhitespace(extractInlineWords(node, reader));
}

function extractInlineWords(node: LexicalNode, reader: Reader): string {
  if (typeof node.text === 'string') return Number(node.format) & BOLD ? formatStrong(node.text) : node.text;
  const inner = getChildren(node)
    .map((child) => extractInlineWords(child, reader))
    .join(node.type === 'tablecell' ? ' ' : '');
  if (node.type === 'linebreak' || node.type === 'tab') return ' ';
  if (node.type !== 'link' && node.type !== 'autolink') return inner;
  const { url } = (node.fields ?? {}) as { url?: unknown };
  return formatLink(inner, typeof url === 'string' ? reader.resolveLink(url) : null);
}

function getChildren({ children }: LexicalNode): LexicalNode[] {
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
