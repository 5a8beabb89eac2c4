import { WANTED_ROUTES } from '#app/start/data-address.ts';
import { readAmount, writeAmount } from '#forms/amount.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import { readCompareAddress } from '#forms/lists/compare-address.ts';
import { readPage, readSort, readTerm, readVerbatim } from '#forms/lists/list-address.ts';
import { readChoices, writeChoices } from '#forms/lists/list-choices.ts';
import { writeLooking } from '#forms/lists/list-looking.ts';
import { readLooking } from '#forms/lists/read-looking.ts';
import { readFit, readReviewSort, readReviewWords, readVariation } from '#forms/lists/read-review-list.ts';
import { REVIEW_SORTS, writeVariation } from '#forms/lists/review-list.ts';

/** The canonical form of a parameter's value; null if it is empty or malformed. */
type Written = (parameters: URLSearchParams) => string | null;

/** The filters of a list are many parameters, `f.…`, recognised by their form only. */
const FILTERS = 'f';
/** The words that search their values, `look.…`. */
const LOOKING = 'look';
/** The articles of a comparison, one parameter each. */
const SKUS = 'sku';

function createPatternReader(name: string, pattern: RegExp): Written {
  return (parameters) => {
    const value = parameters.get(name);
    return value !== null && pattern.test(value) ? value : null;
  };
}

function readTermParameter(parameters: URLSearchParams): string | null {
  return readTerm(parameters) || null;
}

function readVerbatimParameter(parameters: URLSearchParams): string | null {
  return readVerbatim(parameters) ? '1' : null;
}

function readPageParameter(parameters: URLSearchParams): string | null {
  const asked = readPage(parameters);
  return asked > 1 ? String(asked) : null;
}

function readVariationParameter(parameters: URLSearchParams): string | null {
  const asked = readVariation(parameters.get('variation'));
  return asked && writeVariation(asked);
}

function reviewSort(parameters: URLSearchParams): string | null {
  const asked = readReviewSort(parameters.get('reviewSort'));
  return asked === REVIEW_SORTS[0] ? null : asked;
}

/** A typed amount; text that is not one stays, shortened, so that the page can say so. */
function readPriceParameter(parameters: URLSearchParams): string | null {
  const typed = (parameters.get('price') ?? '').replace(/\p{C}/gu, '').trim().slice(0, 20);
  const minor = readAmount(typed);
  return minor === null ? typed || null : writeAmount(minor);
}

/** For a comparison: only the rows that differ. */
function readDifferingParameter(parameters: URLSearchParams): string | null {
  return readCompareAddress(parameters).onlyDifferences ? 'differences' : null;
}

/** Shows the link for writing a review where the shop's settings hide it; it needs no value. */
function openWriteReview(parameters: URLSearchParams): string | null {
  return parameters.has('openWriteReview') ? '1' : null;
}

/**
 * The query parameters that a public page may depend on, in the order of the page cache's key. Any other (utm_…,
 * gclid) neither reaches a loader nor makes a copy of the page. A screen that reads a new one adds it here.
 */
const PARAMETERS = {
  q: readTermParameter,
  verbatim: readVerbatimParameter,
  variant: createPatternReader('variant', WHOLE_ARTICLE_NUMBER),
  choice: createPatternReader('choice', /^[^\p{C}]{1,200}$/u),
  notice: createPatternReader('notice', /^variant$/),
  stars: createPatternReader('stars', /^[1-5]$/),
  variation: readVariationParameter,
  fit: (parameters) => readFit(parameters.get('fit')),
  words: (parameters) => readReviewWords(parameters.get('words')),
  pictures: createPatternReader('pictures', /^1$/),
  reviewSort,
  openWriteReview,
  [FILTERS]: () => null,
  [LOOKING]: () => null,
  [SKUS]: () => null,
  only: readDifferingParameter,
  tyre: createPatternReader('tyre', /^\d{3}-\d{2}-\d{2}$/),
  sort: readSort,
  price: readPriceParameter,
  plan: createPatternReader('plan', /^(instalments|pause|pause-instalments)-\d{1,2}$/),
  promotion: createPatternReader('promotion', /^[A-Za-z0-9-]{2,40}$/),
  preview: createPatternReader('preview', /^\d{10}-[0-9a-f]{64}$/),
  page: readPageParameter,
} satisfies Record<string, Written>;

type Parameter = keyof typeof PARAMETERS;

/** React Router's own: which routes' loaders a data request (`….data`) asks for. */
const ROUTES = createPatternReader(WANTED_ROUTES, /^[\w:/-]{1,60}(,[\w:/-]{1,60}){0,3}$/);

/** The parameters that each kind of public page reads; other pages depend on their path alone. */
export const PAGE_PARAMETERS = {
  search: ['q', 'verbatim', FILTERS, LOOKING, 'sort', 'page'],
  product: [
    ...(['variant', 'choice', 'notice', 'stars', 'variation', 'fit', 'words', 'pictures'] as const),
    ...(['reviewSort', 'openWriteReview', 'page'] as const),
  ],
  category: [FILTERS, LOOKING, 'tyre', 'sort', 'page'],
  compare: [SKUS, 'only'],
  plan: ['price', 'plan'],
  home: ['preview'],
  help: ['q', 'preview'],
  content: ['promotion', 'preview'],
  plain: [],
} as const satisfies Record<string, readonly Parameter[]>;

/** Names that stand for several parameters each. */
const MANY: Partial<Record<Parameter, (given: URLSearchParams) => [string, string][]>> = {
  [FILTERS]: (given) => writeChoices(readChoices(given)),
  [LOOKING]: (given) => writeLooking(readLooking(given)),
  [SKUS]: (given) => readCompareAddress(given).skus.map((sku) => [SKUS, sku]),
};

const ALL = Object.keys(PARAMETERS) as Parameter[];

/**
 * The known parameters of a query string in a fixed order and canonical form, each at most once (the first counts;
 * filters have many), so that one page has one address in the cache.
 * @param search with or without the leading `?`
 * @param names those that the page reads
 * @returns '' or `?name=value&…`
 */
export function normalizeQuery(search: string, names: readonly Parameter[] = ALL, data = false): string {
  if (search.length < 2) return '';
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of ALL) {
    if (!names.includes(name)) continue;
    for (const [field, value] of MANY[name]?.(given) ?? []) known.append(field, value);
    const value = PARAMETERS[name](given);
    if (value !== null) known.set(name, value);
  }
  const routes = data ? ROUTES(given) : null;
  if (routes !== null) known.set(WANTED_ROUTES, routes);
  return known.size > 0 ? `?${known}` : '';
}

/**
 * The parameters of a query that a page does not read, as they were sent: a redirect carries them on, since those of a
 * campaign (utm_…, gclid) are read by the measurement of the page that it leads to.
 * @param search with the leading `?` @param names those that the page reads
 * @returns `name=value&…`, or ''
 */
export function unreadQuery(search: string, names: readonly Parameter[]): string {
  const isRead = (name: string) => names.some((one) => name === one || name.startsWith(`${one}.`));
  const pieces = search.slice(1).split('&');
  return pieces
    .filter((piece) => [...new URLSearchParams(piece).keys()].some((name) => !isRead(name)))
    .join('&');
}
