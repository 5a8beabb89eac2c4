import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a state-changing request was forged by another site. Browsers name the origin of a request by
 * Sec-Fetch-Site (Fetch Metadata) or, older ones, by Origin (RFC 6454). A client that sends neither is no browser; it
 * may pass without cookies, since no session is used then.
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
