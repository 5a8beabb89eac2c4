/** A line of the palette. */
export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** found by these words, too */
  readonly keywords: string;
  readonly address: string;
};

/** Numbers of orders, as people type and paste them. */
const ORDER_NUMBER = /^#?\s*([A-Z]{0,3}-?\d[\d-]{3,})$/i;

/** @returns null if what was typed is no order's number */
export function readOrderNumber(typed: string): string | null {
  return ORDER_NUMBER.exec(typed.trim())?.[1]?.toUpperCase() ?? null;
}

/** The entries that have every typed word at the beginning of one of theirs; those whose label begins with it first. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = splitWords(typed);
  if (words.length === 0) return [...entries];
  const found = entries.filter(({ label, keywords }) => {
    const own = splitWords(`${label} ${keywords}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  const first = words.join(' ');
  const startsSo = ({ label }: PaletteEntry) => splitWords(label).join(' ').startsWith(first);
  return [...found.filter(startsSo), ...found.filter((entry) => !startsSo(entry))];
}

/** Without accents and case: `retours` finds `Retoúrs`. */
function splitWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
