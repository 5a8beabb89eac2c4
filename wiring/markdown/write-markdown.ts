import type { Paragraph } from '#app/features/content/content.fragment.ts';

/** Escapes text from outside, so that no new line, link or emphasis begins in it. */
export function escapeInline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>*_`|]/g, '\\$&');
}

/** @param address absolute */
export function formatLink(label: string, address: string): string {
  return `[${escapeInline(label)}](${address.replace(/[()\s]/g, encodeURIComponent)})`;
}

/** Lines below each other, without empty ones. */
export function list(items: readonly (string | null | false | undefined)[]): string {
  return items.flatMap((item) => (item ? [`- ${item}`] : [])).join('\n');
}

export function formatTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const formatTableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    formatTableRow(columns),
    formatTableRow(columns.map(() => '---')),
    ...rows.map(formatTableRow),
  ].join('\n');
}

/** Joins the parts of a page by blank lines; null and '' are left out. */
export function joinParts(all: readonly (string | null)[]): string {
  return all.filter((part) => part !== null && part !== '').join('\n\n');
}

/** A paragraph of content with its links. @param origin of the shop: its own paths become absolute addresses */
export function formatParagraph({ spans }: Paragraph, origin: string): string {
  return spans
    .map(({ text, to, strong }) => {
      if (to !== null) return formatLink(text, to.startsWith('/') ? origin + to : to);
      return strong ? `**${escapeInline(text)}**` : escapeKeepingBlanks(text);
    })
    .join('');
}

/** Like {@link escapeInline}, but the blanks at its ends separate it from the adjacent text. */
function escapeKeepingBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]<>*_`|]/g, '\\$&');
}
