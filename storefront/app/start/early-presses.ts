import { useEffect } from 'react';
import { TAKEN_OVER } from './start-script.ts';

/** Repeats the presses from before the scripts ran (recorded by start-script.ts). */
export function useEarlyPresses(): void {
  useEffect(() => {
    performance.mark(TAKEN_OVER);
    const { earlyPresses = [] } = window;
    delete window.earlyPresses;
    for (const pressed of earlyPresses) if (pressed.isConnected) pressAgain(pressed);
  }, []);
}

/** The browser has ticked the box already, which React does not notice: it is unticked and pressed again. */
function pressAgain(pressed: HTMLElement): void {
  if (pressed instanceof HTMLInputElement) pressed.checked = pressed.type === 'checkbox' && !pressed.checked;
  pressed.click();
}
