import { useEffect } from 'react';
import type { DeskTextKey } from '#desk/app/texts/desk-text.ts';

/** One letter that does something on a screen. */
export type Shortcut = {
  readonly key: string;
  readonly label: DeskTextKey;
  run(): void;
};

let shown: readonly Shortcut[] = [];
const STORAGE_KEY = 'desk-shortcuts-off';

/** The shortcuts of the screen that is shown, for the list of them. */
export function listShortcuts(): readonly Shortcut[] {
  return shown;
}

/** Letters may be switched off: people who speak to their computer press them without meaning to (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null;
  } catch {
    return true;
  }
}

export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // storage is forbidden: the letters stay as they are
  }
}

/**
 * Letters while nothing is being typed and no dialog is open. Held modifiers are the browser's own.
 * @param shortcuts of the whole screen; a stable list, or it is registered anew each time
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    shown = [...shown, ...shortcuts];
    const run = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') || !areShortcutsOn()) return;
      const shortcut = shortcuts.find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    addEventListener('keydown', run);
    return () => {
      shown = shown.filter((each) => !shortcuts.includes(each));
      removeEventListener('keydown', run);
    };
  }, [shortcuts]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
