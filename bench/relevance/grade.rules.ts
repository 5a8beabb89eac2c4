import type { Judged } from './judged.ts';

/** The fields of a tenant's catalogue that a grade is made from. */
export type Facts = {
  readonly productId: number;
  readonly sku: string;
  readonly kind: string;
  readonly brand: string;
  readonly audience: string | null;
  readonly energy: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** article numbers of the variants that are sold, in order */
  readonly variants: readonly {
    readonly sku: string;
    readonly colour: string | null;
    readonly dimensions: Readonly<Record<string, string>>;
  }[];
  readonly minPriceMinor: number;
  readonly available: boolean;
  readonly popularity: number;
  readonly ratingAverage: number | null;
  readonly ratingCount: number;
};

/** 0 wrong, 1 of some use, 2 good, 3 exactly right. */
export type Grade = 0 | 1 | 2 | 3;

/** The share of a fibre in a composition from which an article is called by its name. */
const FIBRE_FROM = 33;
const POORLY_RATED = 3;
const RATINGS_THAT_COUNT = 5;

/**
 * How well an article answers a question.
 *
 * - 3: the right kind, and everything else that was asked for.
 * - 2: the right kind, one of several other wishes not fulfilled.
 * - 1: the right kind with some wishes unfulfilled; or a kind that would do, with all of them.
 * - 0: anything else.
 *
 * An article that is sold out, or that at least five customers rate below three stars, is a grade worse, but not
 * worthless. On a broad question what was meant is what most people want: only the most asked third of the right
 * articles (`popularFrom`) is 3, the others are 2.
 */
export function gradeProduct(question: Judged, product: Facts, popularFrom: number): Grade {
  const plain = gradeWithoutReasons(question, product);
  const popular = question.head && plain === 3 && product.popularity < popularFrom ? 2 : plain;
  const poor =
    product.ratingCount >= RATINGS_THAT_COUNT && (product.ratingAverage ?? POORLY_RATED) < POORLY_RATED;
  const worse = (product.available ? 0 : 1) + (poor ? 1 : 0);
  if (popular === 0) return 0;
  return Math.max(1, popular - worse) as Grade;
}

/** The grade without the reasons for or against the article itself. */
export function gradeWithoutReasons(question: Judged, product: Facts): Grade {
  const isKind = question.kind?.includes(product.kind) ?? true;
  const isNear = question.near?.includes(product.kind) ?? false;
  const wishes = listWishes(question, product);
  const missed = wishes.filter((fulfilled) => !fulfilled).length;
  // without a kind only the wishes count: a brand, an article number
  if (!question.kind) return missed === 0 ? 3 : 0;
  if (!isKind) return isNear && missed === 0 ? 1 : 0;
  if (missed === 0) return 3;
  if (missed === 1 && wishes.length > 1) return 2;
  return missed < wishes.length || wishes.length === 1 ? 1 : 0;
}

/** The wishes of a question, each met or not. Colour and size have to be of one variant. */
function listWishes(question: Judged, product: Facts): boolean[] {
  const { colour, size, storage } = question;
  const has = (test: (variant: Facts['variants'][number]) => boolean) => product.variants.some(test);
  const wishes: boolean[] = [];
  if (question.audience) wishes.push(isFor(question.audience, product.audience));
  if (question.brand) wishes.push(product.brand === question.brand);
  if (question.energy) wishes.push(product.energy === question.energy);
  if (question.priceMax !== undefined) wishes.push(product.minPriceMinor <= question.priceMax * 100);
  if (colour) wishes.push(has((variant) => variant.colour === colour));
  if (size) wishes.push(has((one) => one.dimensions.size === size && (!colour || one.colour === colour)));
  if (storage) wishes.push(has((one) => one.dimensions.storage === storage));
  for (const [key, wanted] of Object.entries(question.attributes ?? {}))
    wishes.push(isSo(product.attributes[key], wanted));
  return wishes;
}

function isFor(audience: string, product: string | null): boolean {
  if (audience === 'children') return product === 'girls' || product === 'boys';
  return product === audience || (product === 'unisex' && (audience === 'women' || audience === 'men'));
}

function isSo(value: unknown, wanted: string | number | boolean): boolean {
  if (value === wanted) return true;
  if (!Array.isArray(value)) return false;
  if (value.includes(wanted)) return true;
  return value.some((part: unknown) =>
    listFibres(part).some(({ option, percent }) => option === wanted && percent >= FIBRE_FROM),
  );
}

function listFibres(part: unknown): { option: unknown; percent: number }[] {
  if (typeof part !== 'object' || part === null || !('fibres' in part) || !Array.isArray(part.fibres))
    return [];
  return part.fibres;
}

/** From this popularity on an article is in the most popular third of those that are exactly right. */
export function computePopularityBound(question: Judged, products: readonly Facts[]): number {
  if (!question.head) return 0;
  const right = products.filter((product) => gradeWithoutReasons(question, product) === 3);
  const sorted = right.map(({ popularity }) => popularity).sort((a, b) => b - a);
  return sorted[Math.ceil(sorted.length / 3) - 1] ?? 0;
}
