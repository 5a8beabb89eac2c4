import { beginRead } from '#app/session/slow-reads.ts';

/** Reads give up after this (product 9.4). */
const TIMEOUT_MS = 5000;

/**
 * The shared fetcher: GET, JSON.
 * @param token session key, sent as x-ec-token
 * @throws Error naming address, status and its text when the answer is not OK; TimeoutError after 5 s
 */
export async function fetchJson<Data>(url: string, token?: string): Promise<Data> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers['x-ec-token'] = token;
  const endRead = beginRead();
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`GET ${url}: ${response.status} ${response.statusText}`);
    return await response.json();
  } finally {
    endRead();
  }
}
