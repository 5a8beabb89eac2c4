import { loadPersonalClient } from '#app/session/personal.ts';

const ADDRESS = '/api/search/searchhistory';
const WITHIN_MS = 5000;
/** Longest term that the shop searches for, in characters. */
const LONGEST = 120;

/** The visitor's search terms in a language, the newest first. @throws when the shop does not answer in time */
export function loadSearchHistory(locale: string): Promise<string[]> {
  return call('/v1', locale);
}

/** The last term that this document asked to store: the form and the page of a search both ask. */
let remembered = '';

/** @returns the remaining terms */
export function forgetTerm(locale: string, term: string): Promise<string[]> {
  remembered = '';
  return call('/delete', locale, { term });
}

export function forgetAllTerms(locale: string): Promise<string[]> {
  remembered = '';
  return call('/deleteall', locale, {});
}

/**
 * Stores a term, after the session is known: two sessions begun at once would be two visitors. Never throws, since
 * the history is optional.
 */
export async function rememberTerm(locale: string, asked: string): Promise<void> {
  const term = [...asked.trim()].slice(0, LONGEST).join('');
  if (term === '' || term === remembered) return;
  remembered = term;
  try {
    const { started } = await loadPersonalClient();
    await started;
    await call('', locale, { term });
  } catch {
    // the search itself has succeeded
  }
}

async function call(path: string, locale: string, sent?: object): Promise<string[]> {
  const response = await fetch(`${ADDRESS}${path}?locale=${encodeURIComponent(locale)}`, {
    signal: AbortSignal.timeout(WITHIN_MS),
    ...(sent && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
      // the page may be left in the meantime
      keepalive: true,
    }),
  });
  if (!response.ok) throw new Error(`search history: ${response.status}`);
  const { terms }: { terms: string[] } = await response.json();
  return terms;
}
