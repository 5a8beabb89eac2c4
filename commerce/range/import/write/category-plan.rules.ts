import { hash } from 'node:crypto';
import { slugify } from '#commerce/range/catalogue/slug.rules.ts';
import type { FeedCategory } from '../feed/feed-to-products.rules.ts';
import type { FeedItem } from '../feed/google-feed.rules.ts';
import { buildGoogleTrail, type GoogleCategory } from '../feed/google-taxonomy.rules.ts';
import type { SurveyedCategory } from '../read/feed-survey.ts';

/** A tenant's categories when an import begins. */
export type ImportCategories = {
  readonly byKey: ReadonlyMap<string, FeedCategory>;
  /** the shop's own, not those that imports have made: by names in lower case, from the top, joined by ` > ` */
  readonly byNames: ReadonlyMap<string, FeedCategory>;
  /** of all categories, by key and language */
  readonly paths: ReadonlyMap<string, Readonly<Record<string, string>>>;
};

/** A category that the shop does not have yet. */
export type NewCategory = {
  readonly key: string;
  readonly parent: string | null;
  readonly position: number;
  /** by language; `path` as category_text has it */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly path: string }>>;
};

export type CategoryRules = {
  readonly categories: ImportCategories;
  /** key of the category for rows whose own the shop lacks; null if that is created */
  readonly fallbackKey: string | null;
  /** the feed's language, in which its product_type is written */
  readonly language: string;
  /** of the tenant */
  readonly languages: readonly string[];
  /** name of the category for articles without any, by language */
  readonly neutral: Readonly<Record<string, string>>;
  /** first path segments that screens use */
  readonly reserved: ReadonlySet<string>;
};

type Filed = Pick<FeedItem, 'categoryNames' | 'googleCategory'>;
type Step = { readonly key: string; readonly names: Readonly<Record<string, string>> };

/** Prefixes of the keys of categories that imports make. */
const MADE = /^(?:feed|google)-/;
const NEUTRAL_KEY = 'feed-other';
/** After the categories that the shop has made itself. */
const FIRST_POSITION = 1000;
/** After all others: no shopper looks for what has no name first, however much is filed there. */
const LAST_POSITION = 1_000_000;
const LONGEST_SLUG = 60;

export function isMadeByImport(key: string): boolean {
  return MADE.test(key);
}

/**
 * The category of an article. Its product_type is searched in the shop's own tree: as the whole path from the top, as
 * the end of one, then without its last names. Otherwise `fallbackKey` is used. Otherwise the article is filed under
 * its product_type, its Google category as far down as that has names in the feed's language, or a neutral category,
 * each created if the shop lacks it. Neither other rows nor categories of earlier imports matter.
 */
export function resolveCategoryPlace(item: Filed, rules: CategoryRules): FeedCategory | readonly Step[] {
  const own = findOwnCategory(item.categoryNames, rules.categories.byNames);
  if (own) return own;
  const fallback = rules.fallbackKey === null ? null : rules.categories.byKey.get(rules.fallbackKey);
  return fallback ?? buildSteps(item, rules);
}

/** @returns the categories that have to be made before the feed's articles are written, parents first */
export function planCategories(surveyed: readonly SurveyedCategory[], rules: CategoryRules): NewCategory[] {
  const wanted = new Map<string, { step: Step; parent: string | null; rows: number; depth: number }>();
  for (const item of surveyed) {
    const place = resolveCategoryPlace(item, rules);
    if (!isSteps(place)) continue;
    for (const [depth, step] of place.entries()) {
      const known = wanted.get(step.key);
      const parent = place[depth - 1]?.key ?? null;
      wanted.set(step.key, {
        step: known?.step ?? step,
        parent,
        depth,
        rows: (known?.rows ?? 0) + item.rows,
      });
    }
  }
  const inOrder = [...wanted.values()].sort(
    (a, b) => a.depth - b.depth || b.rows - a.rows || (a.step.key < b.step.key ? -1 : 1),
  );
  return assignPaths(inOrder, rules).filter(({ key }) => !rules.categories.byKey.has(key));
}

/** @returns null if it was not created, because this is a dry run */
export function resolveCategory(item: Filed, rules: CategoryRules): FeedCategory | null {
  const place = resolveCategoryPlace(item, rules);
  if (!isSteps(place)) return place;
  return rules.categories.byKey.get(place.at(-1)?.key ?? '') ?? null;
}

function isSteps(place: FeedCategory | readonly Step[]): place is readonly Step[] {
  return Array.isArray(place);
}

function findOwnCategory(
  names: readonly string[],
  byNames: ImportCategories['byNames'],
): FeedCategory | null {
  for (let length = names.length; length > 0; length -= 1) {
    const way = joinNames(names.slice(0, length));
    const exact = byNames.get(way);
    if (exact) return exact;
    const ends = [...byNames].filter(([known]) => known.endsWith(` > ${way}`));
    if (ends.length === 1) return ends[0]?.[1] ?? null;
  }
  return null;
}

export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.trim().toLowerCase()).join(' > ');
}

function buildSteps({ categoryNames, googleCategory }: Filed, rules: CategoryRules): readonly Step[] {
  if (categoryNames.length > 0)
    return categoryNames.map((name, index) => ({
      key: buildKeyFromNames(categoryNames.slice(0, index + 1)),
      names: Object.fromEntries(rules.languages.map((language) => [language, name])),
    }));
  if (googleCategory) return buildGoogleSteps(googleCategory, rules);
  return [{ key: NEUTRAL_KEY, names: rules.neutral }];
}

function buildKeyFromNames(names: readonly string[]): string {
  const slug = slugify(names.at(-1) ?? '', '')
    .slice(0, 48)
    .replace(/-$/, '');
  const distinct = hash('sha256', joinNames(names)).slice(0, 8);
  return ['feed', slug, distinct].filter((part) => part !== '').join('-');
}

function buildGoogleSteps(category: GoogleCategory, { language, languages }: CategoryRules): Step[] {
  const trail = buildGoogleTrail(category);
  const unnamed = trail.findIndex(({ names }) => names[language] === undefined);
  const named = unnamed > 0 ? trail.slice(0, unnamed) : trail;
  return named.map(({ id, names }) => ({
    key: `google-${id}`,
    names: Object.fromEntries(languages.map((one) => [one, names[one] ?? names.en ?? String(id)])),
  }));
}

/**
 * Gives each category its address: the slugs of its names below its parent's, with another ending where one is taken.
 */
function assignPaths(
  wanted: readonly { readonly step: Step; readonly parent: string | null }[],
  { languages, categories, reserved }: CategoryRules,
): NewCategory[] {
  const known = [...categories.paths.values()].flatMap((paths) => Object.entries(paths));
  const taken = new Set(known.map(([language, path]) => `${language} ${path}`));
  const made = new Map<string, NewCategory>();
  const findFreeSlug = (language: string, above: string, slug: string): string => {
    for (let time = 1; ; time += 1) {
      const last = `${slug}${time === 1 ? '' : `-${time}`}`;
      const path = above === '' ? last : `${above}/${last}`;
      if (taken.has(`${language} ${path}`) || reserved.has(path)) continue;
      taken.add(`${language} ${path}`);
      return path;
    }
  };
  for (const [index, { step, parent }] of wanted.entries()) {
    const texts = languages.map((language) => {
      const name = step.names[language] ?? step.key;
      const above = made.get(parent ?? '')?.texts[language]?.path ?? '';
      const slug = slugify(name, language).slice(0, LONGEST_SLUG).replace(/-$/, '') || step.key;
      const path = categories.paths.get(step.key)?.[language] ?? findFreeSlug(language, above, slug);
      return [language, { name, path }] as const;
    });
    made.set(step.key, {
      ...{
        key: step.key,
        parent,
        position: step.key === NEUTRAL_KEY ? LAST_POSITION : FIRST_POSITION + index,
      },
      texts: Object.fromEntries(texts),
    });
  }
  return [...made.values()];
}
