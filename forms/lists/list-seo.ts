import { type ListAddress, listParameters } from './list-address.ts';

/** The data for search engines about one page of a list; paths have the language prefix and the query. */
export type ListSeo = {
  readonly canonical: string;
  readonly prev: string | null;
  readonly next: string | null;
  /** value of the robots meta element */
  readonly robots: 'index, follow' | 'noindex, follow';
};

/**
 * Each page of a category is indexed. A list that is filtered, sorted, searched or empty is one of countless views of
 * the same articles: its links are followed, and the category is its canonical address.
 * @param path of the category or the search, without parameters
 */
export function listSeo(
  path: string,
  address: ListAddress,
  list: { readonly totalCount: number; readonly pageCount: number },
): ListSeo {
  const { term, verbatim, choices, looking, sort, page } = address;
  const buildListAddress = (parameters: Partial<ListAddress>) => {
    const query = listParameters(parameters);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const isView = term !== '' || choices.length > 0 || looking.length > 0 || sort !== null;
  return {
    canonical: isView ? buildListAddress({ term, verbatim }) : buildListAddress({ page }),
    prev: page > 1 ? buildListAddress({ ...address, page: page - 1 }) : null,
    next: page < list.pageCount ? buildListAddress({ ...address, page: page + 1 }) : null,
    robots: isView || list.totalCount === 0 ? 'noindex, follow' : 'index, follow',
  };
}
