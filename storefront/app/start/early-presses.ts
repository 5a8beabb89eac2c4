import { useEffect } from 'react';
import { TAKEN_OVER } from './start-script.ts';

/** Presses again what was pressed before the scripts were there (start-script.ts kept it). */
export function useEarlyPresses(): void {
  useEffect(() => {
    performance.mark(TAKEN_OVER);
    const { earlyPresses = [] } = window;
    delete window.earlyPresses;
    for (const pressed of earlyPresses) if (pressed.isConnected) pressAgain(pressed);
  }, []);
}

/** The browser has ticked a mark already, which React does not hear of: it is put back and ticked once more. */
function pressAgain(pressed: HTMLElement): void {
  if (pressed instanceof HTMLInputElement) pressed.checked = pressed.type === 'checkbox' && !pressed.checked;
  pressed.click();
}
