import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import { SORTS } from '#search/product-list.rules.ts';
import type { FilterChoice, SearchAnswer, SearchInput } from '#search/search.types.ts';

export type QuestionKind = 'broad' | 'narrow' | 'misspelt' | 'filtered' | 'deep' | 'category';
export type Asked = { readonly kind: QuestionKind; readonly input: SearchInput };

const PLAIN: SearchInput = { text: '', categoryId: null, filters: [], sort: 'popularity', page: 1 };
const COUNTS: Readonly<Record<Exclude<QuestionKind, 'filtered'>, number>> = {
  broad: 60,
  narrow: 140,
  misspelt: 100,
  deep: 60,
  category: 60,
};
const FILTERED = 140;
const COLOURS = ['zwart', 'witte', 'rode', 'blauw', 'groene', 'beige'];
const BROAD = [
  'dames',
  'heren',
  'kinderen',
  'katoen',
  'schoenen',
  'kleding',
  'zwart',
  'leer',
  'meubels',
  'elektronica',
];

/** Random numbers that are the same in each run (mulberry32). */
export function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The words of the questions: the catalogue's own. */
export type Material = {
  readonly names: readonly string[];
  readonly brands: readonly string[];
  readonly categories: readonly Category[];
};

export async function loadMaterial(
  db: Kysely<DB>,
  categories: readonly Category[],
  size: number,
): Promise<Material> {
  const dice = createDice(11);
  const ids = Array.from({ length: 600 }, () => 1 + dice(size));
  const rows = await db
    .selectFrom('product_text as t')
    .innerJoin('product as p', 'p.product_id', 't.product_id')
    .innerJoin('brand as b', 'b.brand_id', 'p.brand_id')
    .where('t.language', '=', 'nl')
    .where('t.product_id', 'in', ids)
    .select(['t.name', 'b.name as brand'])
    .orderBy('t.product_id')
    .execute();
  return { names: rows.map(({ name }) => name), brands: rows.map(({ brand }) => brand), categories };
}

/** Questions that need no earlier answer; filtered ones are made from answers. */
export function buildQuestions({ names, brands, categories }: Material): Asked[] {
  const dice = createDice(7);
  const pick = <T>(from: readonly T[]): T => from[dice(from.length)] as T;
  const text: Readonly<Record<Exclude<QuestionKind, 'filtered'>, () => SearchInput>> = {
    broad: () => ({ ...PLAIN, text: dice(3) === 0 ? pick(BROAD) : pick(categories).name }),
    narrow: () => ({ ...PLAIN, text: buildNarrowedQuestion(dice, pick) }),
    misspelt: () => ({ ...PLAIN, text: misspelt(splitName(pick(names)).slice(0, 2).join(' '), dice) }),
    deep: () => ({
      ...PLAIN,
      text: pick([...BROAD, pick(categories).name]),
      page: 2 + dice(199),
      sort: pick(SORTS),
    }),
    category: () => ({ ...PLAIN, categoryId: pick(categories).id, sort: pick(SORTS), page: 1 + dice(8) }),
  };
  function buildNarrowedQuestion(_: typeof dice, choose: typeof pick): string {
    const name = splitName(choose(names));
    switch (dice(4)) {
      case 0:
        return name.join(' ');
      case 1:
        return `${choose(brands)} ${name.at(-1) ?? ''}`;
      case 2:
        return `${choose(COLOURS)} ${choose(categories).name}`;
      default:
        return `${choose(COLOURS)} ${choose(brands)} ${name[0] ?? ''}`;
    }
  }
  return Object.entries(COUNTS).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => ({
      kind: kind as QuestionKind,
      input: text[kind as keyof typeof COUNTS](),
    })),
  );
}

/** Narrows a question by one to three of the facets in its answer, as visitors do. */
export function buildFilteredQuestions(
  answers: readonly { readonly input: SearchInput; readonly answer: SearchAnswer }[],
): Asked[] {
  const dice = createDice(5);
  const promising = answers.filter(({ answer }) => answer.facets.length > 2 && answer.totalCount > 24);
  return Array.from({ length: promising.length === 0 ? 0 : FILTERED }, () => {
    const { input, answer } = promising[dice(promising.length)] as (typeof promising)[number];
    const filters = new Map<string, FilterChoice>();
    for (let count = 1 + dice(3); count > 0; count -= 1) {
      const facet = answer.facets[dice(answer.facets.length)];
      if (!facet) continue;
      const { key } = facet;
      if (facet.kind === 'range')
        filters.set(key, {
          kind: 'range',
          key,
          min: facet.min,
          max: facet.min + (facet.max - facet.min) / 2,
        });
      else {
        const values = [0, 1].flatMap(() => facet.values[dice(facet.values.length)]?.value ?? []);
        filters.set(key, { kind: 'values', key, values: [...new Set(values)] });
      }
    }
    return { kind: 'filtered', input: { ...input, page: 1, filters: [...filters.values()] } };
  });
}

/** Beginnings of names and brands, as they are typed. */
export function listBeginnings({ names, brands }: Material, count: number): string[] {
  const dice = createDice(3);
  return Array.from({ length: count }, () => {
    const from = dice(4) === 0 ? brands : names;
    const text = from[dice(from.length)] ?? '';
    return text.slice(0, 1 + dice(Math.min(12, text.length)));
  });
}

function splitName(name: string): string[] {
  return name.split(' ').slice(0, 4);
}

/** Changes one letter: lost, doubled, swapped or replaced. */
export function misspelt(text: string, dice: (below: number) => number): string {
  const letters = [...text];
  const place = 1 + dice(Math.max(1, letters.length - 2));
  const [here = '', next = ''] = letters.slice(place, place + 2);
  switch (dice(4)) {
    case 0:
      letters.splice(place, 1);
      break;
    case 1:
      letters.splice(place, 0, here);
      break;
    case 2:
      letters.splice(place, 2, next, here);
      break;
    default:
      letters.splice(place, 1, 'e');
  }
  return letters.join('');
}
