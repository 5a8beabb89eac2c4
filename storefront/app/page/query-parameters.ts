/**
 * The query parameters that a public page may depend on, in the order of the page cache's key. Any other (utm_…, gclid)
 * neither reaches a loader nor makes a copy of the page. A screen that reads a new one adds it here.
 */
export const PAGE_PARAMETERS: readonly string[] = [
  'q',
  'variant',
  'choice',
  'notice',
  'stars',
  'sort',
  'page',
];

/** React Router's own: which loaders a data request (`….data`) asks for. */
const DATA_PARAMETER = '_routes';

/**
 * The known parameters of a query string in a fixed order, each at most once (the first counts), so that one page
 * has one address in the cache.
 * @param search with or without the leading `?`
 * @returns '' or `?name=value&…`
 */
export function knownQuery(search: string, data = false): string {
  if (search.length < 2) return '';
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of data ? [...PAGE_PARAMETERS, DATA_PARAMETER] : PAGE_PARAMETERS) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
}
