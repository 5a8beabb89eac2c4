import type { Looking } from '#search/search.types.ts';
import { type ListChoice, readChoices, writeChoices } from './list-choices.ts';
import { writeLooking } from './list-looking.ts';
import { readLooking } from './read-looking.ts';
import { normalizeLine } from './visible-text.ts';

/** The orders of lists; the keys of SortingOrder. The first is the default. */
export const SORTS = ['popularity', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** The gateway shows no page beyond this one. */
const MAX_PAGE = 200;
/** Longest search term in characters; the rest is cut off. */
const LONGEST_TERM = 120;

/** Everything in a list's address besides its path. */
export type ListAddress = {
  /** as typed; '' in a category */
  readonly term: string;
  /** whether the words are used as typed: none corrected, none taken for a filter */
  readonly verbatim: boolean;
  readonly choices: readonly ListChoice[];
  /** words that search the values of filters */
  readonly looking: readonly Looking[];
  /** null if absent, unknown, or the default */
  readonly sort: Sort | null;
  /** from 1 */
  readonly page: number;
};

export function readListAddress(parameters: URLSearchParams): ListAddress {
  const term = readTerm(parameters);
  return {
    term,
    verbatim: readVerbatim(parameters),
    choices: readChoices(parameters),
    looking: readLooking(parameters),
    sort: readSort(parameters),
    page: readPage(parameters),
  };
}

/** Parameters of a list in their fixed order; defaults are left out. */
export function listParameters({
  term = '',
  verbatim = false,
  choices = [],
  looking = [],
  sort = null,
  page = 1,
}: Partial<ListAddress>): URLSearchParams {
  const parameters = new URLSearchParams();
  if (term) parameters.set('q', term);
  if (term && verbatim) parameters.set('verbatim', '1');
  for (const [name, value] of writeChoices(choices)) parameters.append(name, value);
  for (const [name, text] of writeLooking(looking)) parameters.append(name, text);
  if (sort && sort !== SORTS[0]) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The search term: without invisible characters and doubled spaces, '' if there is none. */
export function readTerm(parameters: URLSearchParams): string {
  const text = normalizeLine(parameters.get('q') ?? '');
  return [...text].slice(0, LONGEST_TERM).join('').trim();
}

export function readVerbatim(parameters: URLSearchParams): boolean {
  return parameters.get('verbatim') === '1' && readTerm(parameters) !== '';
}

/** The page number in an address; 1 when it is missing or malformed. */
export function readPage(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

/** null if absent, unknown, or the default. */
export function readSort(parameters: URLSearchParams): Sort | null {
  const sort = SORTS.find((known) => known === parameters.get('sort'));
  return sort && sort !== SORTS[0] ? sort : null;
}
