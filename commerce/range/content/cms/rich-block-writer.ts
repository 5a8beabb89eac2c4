import { readRichText } from '../text/rich-text.rules.ts';
import type { CmsBlock } from './cms.types.ts';

/** Collects an editor's rich text as blocks of a page, in order. */
export type RichBlockWriter = {
  appendHeading(words: string): void;
  appendParagraph(words: string): void;
  list(items: readonly string[], ordered: boolean): void;
  /** @param caption null if the last heading, or the page's title, is the caption */
  appendTable(rows: readonly (readonly string[])[], caption: string | null): void;
  appendPicture(picture: string, alt: string, caption: string | null): void;
  end(): CmsBlock[];
};

const [FEWEST_COLUMNS, MOST_COLUMNS] = [2, 6];

/** @param title of the page, the caption of a table without another */
export function createRichBlockWriter(title: string, firstHeading: string | null = null): RichBlockWriter {
  const blocks: CmsBlock[] = [];
  let heading = firstHeading;
  let lastHeading = firstHeading;
  let paragraphs: string[] = [];

  /** A block that is not text ends the running text, and gets a heading that has no text below it yet. */
  function add(block: CmsBlock): void {
    endText();
    blocks.push({ ...block, heading });
    heading = null;
  }
  function endText(): void {
    if (paragraphs.length === 0) return;
    blocks.push({ type: 'text', heading, paragraphs });
    heading = null;
    paragraphs = [];
  }
  function addParagraph(words: string): void {
    if (words !== '') paragraphs.push(words);
  }

  return {
    appendHeading(words) {
      if (words === '') return;
      endText();
      // two headings after each other: the first has no block of its own
      if (heading !== null) blocks.push({ type: 'text', heading, paragraphs: [] });
      heading = words;
      lastHeading = words;
    },
    appendParagraph: addParagraph,
    list(items, ordered) {
      const said = items.filter((item) => item !== '');
      if (said.length > 0) add({ type: 'list', ordered, items: said });
    },
    appendTable(rows, caption) {
      const width = Math.max(0, ...rows.map((row) => row.length));
      const [columns, ...others] = rows.map((row) => [...row, ...Array(width - row.length).fill('–')]);
      if (!columns || others.length === 0 || width < FEWEST_COLUMNS || width > MOST_COLUMNS) {
        for (const row of rows) addParagraph(row.filter((cell) => cell !== '').join(', '));
        return;
      }
      const fillEmptyCells = (cells: readonly string[]) => cells.map((cell) => cell || '–');
      add({
        type: 'table',
        caption: caption ?? lastHeading ?? title,
        columns: fillEmptyCells(columns),
        rows: others.map(fillEmptyCells),
      });
    },
    appendPicture(picture, alt, caption) {
      add({ type: 'picture', picture, alt, caption });
    },
    end() {
      endText();
      if (heading !== null) blocks.push({ type: 'text', heading, paragraphs: [] });
      return blocks;
    },
  };
}

/** Joins white space as a browser shows it. */
export function joinWhitespace(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** Marks of rich-text.rules.ts: `**words**`. */
export function formatStrong(words: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
  if (inner === '' || /[*[\]\n]/.test(inner) || inner.length > 300) return words;
  return `${before}**${inner}**${after}`;
}

/** `[words](target)`; the words alone where the target is not allowed. */
export function formatLink(words: string, target: string | null): string {
  const label = joinWhitespace(words.replaceAll('**', '')).replaceAll(/[[\]]/g, '');
  if (target === null || label === '' || label.length > 200 || /[()\s]/.test(target)) return words;
  const link = `[${label}](${target})`;
  try {
    return readRichText(link).some(({ to }) => to !== null) ? link : words;
  } catch {
    return words;
  }
}
