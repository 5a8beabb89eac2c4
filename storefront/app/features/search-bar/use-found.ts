import { useEffect, useState } from 'react';
import { type Found, findFor } from './found.ts';

/** Somebody who types on does not mean what stands there yet. */
const PAUSE_MS = 90;
/** So long the suggestions before may stay, so that nothing flickers; after it they are old. */
const OLD_AFTER_MS = 600;

/**
 * The suggestions that fit the words typed, '' before the first; null: the field is not in use. A question that was overtaken is called off, and its answer never shows.
 * @returns `for`: what it was asked for; null: nothing is known
 */
export function useFound(typed: string | null, locale: string): { for: string; found: Found } | null {
  const [answer, setAnswer] = useState<{ for: string; found: Found } | null>(null);
  useEffect(() => {
    if (typed === null) return setAnswer(null);
    const controller = new AbortController();
    const { signal } = controller;
    const old = setTimeout(() => setAnswer(null), OLD_AFTER_MS);
    const asking = setTimeout(() => {
      findFor(typed, locale, signal).then(
        (found) => {
          clearTimeout(old);
          if (!signal.aborted) setAnswer({ for: typed, found });
        },
        () => !signal.aborted && setAnswer(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(old);
      clearTimeout(asking);
      controller.abort();
    };
  }, [typed, locale]);
  // popular terms do not stand below letters, nor completions in an empty field
  return answer && typed !== null && (answer.for === '') === (typed === '') ? answer : null;
}
