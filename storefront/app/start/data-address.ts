/** React Router asks for the data of the page `/a` at `/a.data`, of `/a/` at `/a/_.data` (single fetch). */
export function pageOfDataAddress(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length);
  if (pathname.endsWith('.data')) return pathname.slice(0, -'.data'.length);
  return pathname;
}

/** Parameter of a page's data: which of its routes are wanted. */
export const WANTED_ROUTES = '_routes';

/** Takes out of the address of a page's data what is no query of the page. */
export function dropDataParameters(url: URL): void {
  url.searchParams.delete(WANTED_ROUTES);
}
