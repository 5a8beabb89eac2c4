import { useEffect, useState } from 'react';
import { type Found, findFor } from './found.ts';

/** Pause in typing before the shop is queried. */
const PAUSE_MS = 90;
/** How long earlier suggestions may stay without flicker; after it they are outdated. */
const OLD_AFTER_MS = 600;

/**
 * The suggestions for the typed text, '' before the first letter; null if the field is not in use. An overtaken
 * request is aborted, and its answer never shown.
 * @returns `for`: the text of the request; null if there is no answer
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
  // popular terms are not shown below letters, nor completions in an empty field
  return answer && typed !== null && (answer.for === '') === (typed === '') ? answer : null;
}
