import { type ListChoice, readChoices, writeChoices } from './list-choices.ts';
import { type Looking, writeLooking } from './list-looking.ts';
import { readLooking } from './read-looking.ts';

/** How lists can be sorted; the keys of SortingOrder. The first is what a list has unless it is asked for another. */
export const SORTS = ['popularity', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** The gateway shows no page beyond this one. */
const MAX_PAGE = 200;
/** Longest search that is worth asking for, in characters; the rest is cut off. */
const LONGEST_TERM = 120;

/** Everything that a list's address says besides its path. */
export type ListAddress = {
  /** as typed; '' in a category */
  readonly term: string;
  /** the words as they are: not corrected, none taken for a filter */
  readonly verbatim: boolean;
  readonly choices: readonly ListChoice[];
  /** words by which the values of filters are looked through */
  readonly looking: readonly Looking[];
  /** null: not asked for, unknown, or the one that lists have anyway */
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

/** Parameters of a list in their one order; what the list has anyway is not said. */
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

/** The search term: without control characters and doubled spaces, '' when nothing was entered. */
export function readTerm(parameters: URLSearchParams): string {
  const text = (parameters.get('q') ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  return [...text].slice(0, LONGEST_TERM).join('').trim();
}

export function readVerbatim(parameters: URLSearchParams): boolean {
  return parameters.get('verbatim') === '1' && readTerm(parameters) !== '';
}

/** Page number asked for in an address, 1 when it is none. */
export function readPage(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

/** null: not asked for, unknown, or the one that lists have anyway. */
export function readSort(parameters: URLSearchParams): Sort | null {
  const sort = SORTS.find((known) => known === parameters.get('sort'));
  return sort && sort !== SORTS[0] ? sort : null;
}
