import { useLayoutEffect } from 'react';
import { findInput } from './use-search-field.ts';

const PHONE = '(width < 37.5rem)';

export function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

/** While `whole`, the field's form covers the screen (search-bar.css), and nothing behind it can be reached. */
export function useWholeScreen(id: string, whole: boolean): void {
  useLayoutEffect(() => {
    const form = findInput(id)?.form;
    if (!whole || !form) return;
    form.dataset.whole = '';
    const behind: HTMLElement[] = [];
    for (let part: Element = form; part !== document.body && part.parentElement; part = part.parentElement)
      for (const beside of part.parentElement.children)
        if (beside !== part && beside instanceof HTMLElement && !beside.inert) behind.push(beside);
    for (const element of behind) element.inert = true;
    return () => {
      delete form.dataset.whole;
      for (const element of behind) element.inert = false;
    };
  }, [id, whole]);
}
