import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a state-changing request may run: it comes from the shop's own pages or from the person herself.
 *
 * Browsers say where a request comes from by Sec-Fetch-Site (Fetch Metadata) or, older ones, by Origin (RFC 6454).
 * A client that says neither is no browser; it may pass without cookies, as then nobody's session is used.
 *
 * @param ownOrigins the origins under which this request's host is reached
 */
export function isForgedRequest(
  method: string,
  headers: IncomingHttpHeaders,
  ownOrigins: readonly string[],
): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin !== undefined) return !ownOrigins.includes(origin.toLowerCase());
  return headers.cookie !== undefined;
}
