/** React Router loads the data of the page `/a` from `/a.data`, of `/a/` from `/a/_.data` (single fetch). */
export function resolveDataAddress(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length);
  if (pathname.endsWith('.data')) return pathname.slice(0, -'.data'.length);
  return pathname;
}

/** Parameter of a page's data: which of its routes are wanted. */
export const WANTED_ROUTES = '_routes';

/** Removes the parameters from a data address that do not belong to the page. */
export function dropDataParameters(url: URL): void {
  url.searchParams.delete(WANTED_ROUTES);
}
