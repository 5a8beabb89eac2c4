import type { CmsBlock, CmsReader } from './cms.types.ts';
import {
  createRichBlockWriter,
  joinWhitespace,
  linkedWords,
  type RichBlockWriter,
  strongWords,
} from './rich-block-writer.ts';

type Reader = Pick<CmsReader, 'linkTo' | 'pictureOf'>;
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
export function lexicalBlocks(
  { root }: { readonly root: { readonly children: unknown[] } },
  reader: Reader,
  about: { readonly title: string; readonly heading?: string | null },
): CmsBlock[] {
  const writer = createRichBlockWriter(about.title, about.heading ?? null);
  for (const node of root.children.filter(isNode)) writeNode(node, writer, reader);
  return writer.end();
}

/** A text of Payload's editor as paragraphs, where a block takes nothing else. */
export function lexicalParagraphs(
  { root }: { readonly root: { readonly children: unknown[] } },
  reader: Reader,
): string[] {
  return root.children
    .filter(isNode)
    .flatMap((node) =>
      node.type === 'list' ? childrenOf(node).map((item) => words(item, reader)) : [words(node, reader)],
    )
    .filter((one) => one !== '');
}

function writeNode(node: LexicalNode, writer: RichBlockWriter, reader: Reader): void {
  const { type } = node;
  const inParts = (one: LexicalNode) => childrenOf(one).map((child) => words(child, reader));
  if (type === 'heading') writer.heading(words(node, { ...reader, linkTo: () => null }).replaceAll('**', ''));
  else if (type === 'list') writer.list(inParts(node), node.listType === 'number');
  else if (type === 'table') writer.table(childrenOf(node).map(inParts), null);
  else if (type === 'upload') writeUpload(node.value, writer, reader);
  else writer.paragraph(words(node, reader));
}

function writeUpload(value: unknown, writer: RichBlockWriter, reader: Reader): void {
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string')
    return;
  const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
  writer.picture(reader.pictureOf(value.url), alt.slice(0, 200), null);
}

function words(node: LexicalNode, reader: Reader): string {
  return joinWhitespace(inLine(node, reader));
}

function inLine(node: LexicalNode, reader: Reader): string {
  if (typeof node.text === 'string') return Number(node.format) & BOLD ? strongWords(node.text) : node.text;
  const inner = childrenOf(node)
    .map((child) => inLine(child, reader))
    .join(node.type === 'tablecell' ? ' ' : '');
  if (node.type === 'linebreak' || node.type === 'tab') return ' ';
  if (node.type !== 'link' && node.type !== 'autolink') return inner;
  const { url } = (node.fields ?? {}) as { url?: unknown };
  return linkedWords(inner, typeof url === 'string' ? reader.linkTo(url) : null);
}

function childrenOf({ children }: LexicalNode): LexicalNode[] {
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
