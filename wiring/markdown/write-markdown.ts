import type { Paragraph } from '#app/features/content/content.fragment.ts';

/** Escapes text from outside, so that no new line, link or emphasis begins in it. */
export function escapeInline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>*_`|]/g, '\\$&');
}

/** @param address absolute */
export function link(label: string, address: string): string {
  return `[${escapeInline(label)}](${address.replace(/[()\s]/g, encodeURIComponent)})`;
}

/** Lines below each other, without empty ones. */
export function list(items: readonly (string | null | false | undefined)[]): string {
  return items.flatMap((item) => (item ? [`- ${item}`] : [])).join('\n');
}

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins the parts of a page by blank lines; null and '' are left out. */
export function parts(all: readonly (string | null)[]): string {
  return all.filter((part) => part !== null && part !== '').join('\n\n');
}

/** A paragraph of content with its links. @param origin of the shop: its own paths become absolute addresses */
export function paragraph({ spans }: Paragraph, origin: string): string {
  return spans
    .map(({ text, to, strong }) => {
      if (to !== null) return link(text, to.startsWith('/') ? origin + to : to);
      return strong ? `**${escapeInline(text)}**` : escaped(text);
    })
    .join('');
}

/** Like {@link escapeInline}, but the blanks at its ends separate it from what is beside it. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]<>*_`|]/g, '\\$&');
}
