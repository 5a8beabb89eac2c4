import { type Department, getCategoryDepartment, getCategoryKind } from './department.rules.ts';

/** A category of Google's product taxonomy. */
export type GoogleCategory = {
  readonly id: number;
  readonly parent: GoogleCategory | null;
  /** by language: English for all, others for the two upper levels */
  readonly names: Readonly<Record<string, string>>;
};

/** Google's product taxonomy, as `parseTaxonomy` reads it. */
export type GoogleTaxonomy = {
  readonly byId: ReadonlyMap<number, GoogleCategory>;
  /** by folded path from the top; and by folded name, where it belongs to one category only */
  readonly byName: ReadonlyMap<string, GoogleCategory>;
};

const DEEPEST = 12;

/**
 * @param written google_product_category: a number, or a path of names in American or British English (in nl, de and
 *   fr its two upper levels), or a name of one category only
 * @returns the category, or the nearest known one above it with `exact` false; null if no part of it is known
 */
export function findGoogleCategory(
  { byId, byName }: GoogleTaxonomy,
  written: string,
): { category: GoogleCategory; exact: boolean } | null {
  const number = /^\s*(\d{1,9})(?:\s*-.*)?$/s.exec(written)?.[1];
  if (number !== undefined) {
    const category = byId.get(Number(number));
    return category ? { category, exact: true } : null;
  }
  const names = written.split('>').map(fold);
  for (let length = names.length; length > 0; length -= 1) {
    const category = byName.get(names.slice(0, length).join('>'));
    if (category) return { category, exact: length === names.length };
  }
  const last = byName.get(names.at(-1) ?? '');
  return last ? { category: last, exact: true } : null;
}

/** The path from the top down to the category itself. */
export function buildGoogleTrail(category: GoogleCategory): GoogleCategory[] {
  const trail = [category];
  for (let parent = category.parent; parent && trail.length < DEEPEST; parent = parent.parent)
    trail.unshift(parent);
  return trail;
}

/** @returns null if the taxonomy does not specify it */
export function getGoogleDepartment(category: GoogleCategory): Department | null {
  return findNearest(category, getCategoryDepartment);
}

/** The kind of article that delivery, services and labels know, else null. */
export function getGoogleKind(category: GoogleCategory): string | null {
  return findNearest(category, getCategoryKind);
}

/** Categories whose labels run from A+++ to D: ovens, hoods, air conditioners. */
const OLD_SCALES = [605, 683, 684, 6279, 761];
/**
 * Categories whose labels run from A to G since 2021 (Regulations (EU) 2019/2013 to 2019/2018) or 2025 (2023/2534, tumble
 * dryers): displays, washing machines, fridges, dishwashers, lamps.
 */
const NEW_SCALES = [305, 404, 2549, 2612, 2706, 2849, 680, 681, 686, 4539, 2425, 2944, 3329];

/** Whether the energy label of a category has been rescaled; null: nothing is known of it. */
export function findEnergyScale(category: GoogleCategory): 'old' | 'new' | null {
  return findNearest(category, (id) =>
    OLD_SCALES.includes(id) ? 'old' : NEW_SCALES.includes(id) ? 'new' : null,
  );
}

function findNearest<T>(category: GoogleCategory, decide: (id: number) => T | null): T | null {
  for (const { id } of buildGoogleTrail(category).reverse()) {
    const decided = decide(id);
    if (decided !== null) return decided;
  }
  return null;
}

function fold(name: string): string {
  return name.normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * @param tree one category in a line, below its parent and indented by one space more: number, American name, British
 *   name where it differs; separated by tabs
 * @param names a header with languages, then number and names of one category in a line
 */
export function parseTaxonomy(tree: string, names: string): GoogleTaxonomy {
  const translated = parseNames(names);
  const byId = new Map<number, GoogleCategory>();
  const byName = new Map<string, GoogleCategory>();
  const leaves = new Map<string, GoogleCategory | null>();
  const above: GoogleCategory[] = [];
  for (const line of splitLines(tree)) {
    const depth = line.length - line.trimStart().length;
    const [number = '', american = '', british = american] = line.trim().split('\t');
    const id = Number(number);
    const parent = above[depth - 1] ?? null;
    const category = { id, parent, names: { en: american, 'en-GB': british, ...translated.get(id) } };
    above[depth] = category;
    byId.set(id, category);
    for (const path of buildPaths(category)) byName.set(path, category);
    for (const name of new Set([fold(american), fold(british)])) {
      const other = leaves.get(name);
      leaves.set(name, other === undefined || other === category ? category : null);
    }
  }
  for (const [name, category] of leaves) if (category && !byName.has(name)) byName.set(name, category);
  return { byId, byName };
}

/** The category's path in each language that has names for all of it. */
function buildPaths(category: GoogleCategory): string[] {
  const trail = buildGoogleTrail(category);
  return Object.keys(category.names).flatMap((language) => {
    const names = trail.map(({ names: by }) => by[language]);
    return names.includes(undefined) ? [] : names.map((name) => fold(name ?? '')).join('>');
  });
}

function parseNames(text: string): ReadonlyMap<number, Readonly<Record<string, string>>> {
  const [header = '', ...lines] = splitLines(text);
  const [, ...languages] = header.split('\t');
  return new Map(
    lines.map((line) => {
      const [id, ...names] = line.split('\t');
      return [
        Number(id),
        Object.fromEntries(languages.map((language, index) => [language, names[index] ?? ''])),
      ];
    }),
  );
}

function splitLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
