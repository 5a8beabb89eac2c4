import type { Dictionary, NamedThings, QueryPlan, SearchWords } from '#search/engine/plan.types.ts';
import { createDictionary } from './dictionary.ts';
import { indexTerms } from './tokens.rules.ts';

/** A small shop in one language, described in text. */
export type SmallShop = {
  readonly language: 'nl' | 'de' | 'fr';
  /** the shop's own words, which stand for each other: "tv, televisie" a line */
  readonly synonyms: string;
  /** the first stands for the others, but not the reverse: "jas, mantel" a line */
  readonly narrower: string;
  /** "Dames > Kleding > Jurken: 40" a line, articles behind the colon */
  readonly categories: string;
  /** "family: name, name" a line */
  readonly colours: string;
  /** names of articles with what they are found by, one a line; each counts as ten articles */
  readonly articles: string;
  readonly measured?: NamedThings['measured'];
};

const BRANDS = [
  'Molenstraat',
  'Lune & Lotte',
  'Van der Leest',
  'Möbelhaus Arnsberg',
  'Clara Wendt',
  'Klarwerk',
];
const SIZES = 'S M L XL XXL 36 38 40 42 43 44 116 28/32 32/32 75B|140 × 200 cm|160 × 230 cm';
const ARTICLES_OF_A_LINE = 10;

export function createSmallDictionary(shop: SmallShop, words: 'own' | 'none' = 'own'): Dictionary {
  const counts = new Map<string, number>();
  for (const line of splitLines(shop.articles))
    for (const term of new Set(indexTerms(shop.language, line)))
      counts.set(term, (counts.get(term) ?? 0) + ARTICLES_OF_A_LINE);
  for (const brand of BRANDS) for (const term of indexTerms(shop.language, brand)) counts.set(term, 20);
  return createDictionary({
    language: shop.language,
    terms: [...counts].map(([term, documents]) => ({ term, documents })),
    things: createThings(shop),
    words: words === 'own' ? parseWords(shop) : NO_WORDS,
  });
}

const NO_WORDS: SearchWords = { synonyms: [], narrower: [], redirects: [] };

function parseWords(shop: SmallShop): SearchWords {
  const parse = (table: string) =>
    splitLines(table).map((line) => line.split(',').map((word) => word.trim()));
  return { ...NO_WORDS, synonyms: parse(shop.synonyms), narrower: parse(shop.narrower) };
}

/** The first plan for a text, in one line: "Jurken · colour red · onder 50 euro · jurk?". */
export function describePlanFor(dictionary: Dictionary, shop: SmallShop, text: string): string {
  const [plan] = dictionary.plans(text, { verbatim: false });
  return plan ? describePlan(plan, createThings(shop)) : 'nothing';
}

function describePlan(plan: QueryPlan, { categories }: NamedThings): string {
  const category = categories.find(({ categoryId }) => categoryId === plan.categoryId?.categoryId);
  const parts = [
    ...(plan.articleNumber ? [`number ${plan.articleNumber}`] : []),
    ...(category ? [[...category.trail.split(' › '), category.name].filter(Boolean).join(' › ')] : []),
    ...plan.filters.map(({ choice }) =>
      choice.kind === 'values'
        ? `${choice.key} ${choice.values}`
        : `${choice.key} ${choice.min ?? ''}–${choice.max ?? ''}`,
    ),
    ...plan.groups.filter(isTelling).map(({ required, alternatives }) => {
      const [best] = alternatives;
      const term = best ? [best.term, ...(best.with ?? [])].join('+') : '∅';
      return required ? term : `(${term})`;
    }),
    ...(plan.correctedTo === null ? [] : [`→ ${plan.correctedTo}`]),
    ...(plan.ignored.length === 0 ? [] : [`without ${plan.ignored.join(', ')}`]),
  ];
  return parts.join(' · ');
}

/** Words of a category and of phrases only order the hits. */
function isTelling({ required, alternatives }: QueryPlan['groups'][number]): boolean {
  return required || alternatives.some(({ reason, closeness }) => reason !== 'phrase' && closeness > 0.1);
}

/** Lines "query = what is understood" as rows of a table. */
export function parseCases(table: string): [query: string, expected: string][] {
  return splitLines(table).map((line) => {
    const at = line.indexOf(' = ');
    return [line.slice(0, at).trim(), line.slice(at + 3).trim()];
  });
}

function createThings(shop: SmallShop): NamedThings {
  return {
    brands: BRANDS.map((name) => ({ name, slug: indexTerms('xx', name).join('-'), products: 20 })),
    categories: splitLines(shop.categories).map((line, index) => {
      const [path = '', products = '0'] = line.split(':');
      const names = path.split('>').map((name) => name.trim());
      return {
        categoryId: index + 1,
        name: names.at(-1) ?? '',
        trail: names.slice(0, -1).join(' › '),
        products: Number(products),
      };
    }),
    colours: splitLines(shop.colours).flatMap((line) => {
      const [family = '', names = ''] = line.split(':');
      return names.split(',').map((name) => ({ family, name: name.trim() }));
    }),
    sizes: SIZES.split('|').flatMap((part, index) => (index === 0 ? part.split(' ') : [part])),
    measured: shop.measured ?? [],
    options: [],
  };
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
