import { useEffect, useRef, useState } from 'react';

/** Somebody who types on does not mean what stands there yet. */
const PAUSE_MS = 150;

export type Suggestion = { readonly value: string; readonly label: string; readonly hint?: string };
export type LoadSuggestions = (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
export type Suggestions = {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  options: readonly Suggestion[];
};

const IDLE: Suggestions = { state: 'idle', options: [] };

/** What fits a term, asked for after a pause; an answer that was overtaken is dropped. */
export function useSuggestions(load: LoadSuggestions, least: number) {
  const [suggestions, setSuggestions] = useState<Suggestions>(IDLE);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  function ask(term: string) {
    cancel();
    if (term.trim().length < least) return setSuggestions(IDLE);
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const timer = setTimeout(() => {
      setSuggestions(({ options }) => ({ state: 'loading', options }));
      load(term.trim(), signal).then(
        (options) => !signal.aborted && setSuggestions({ state: 'ready', options }),
        () => !signal.aborted && setSuggestions({ state: 'failed', options: [] }),
      );
    }, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return { suggestions, ask, cancel };
}
