import type { Locator, Page } from 'playwright-core';

/** How somebody uses a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(control: Locator): Promise<void>;
};

export function createPointer(): Hands {
  return {
    press: (control) => control.click(),
    type: (field, text) => field.fill(text),
    choose: (control) => control.check(),
  };
}

/** No page of ours needs more stops than this to reach anything from the top. */
const MOST_STOPS = 250;
/** Presses on the way to one question whether it is at its end. */
const STRIDE = 10;

export function createKeyboard(page: Page): Hands {
  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

  /** Presses Tab until the control has the focus, or another radio button of its group. */
  async function goTo(control: Locator): Promise<void> {
    await control.waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops += STRIDE) {
      if (await control.evaluate(holdFocus)) return control.evaluate(releaseFocus);
      for (let press = 0; press < STRIDE; press += 1) await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${control}`);
  }

  return {
    async press(control) {
      await goTo(control);
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await goTo(field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    async choose(control) {
      await goTo(control);
      // Tab leads to one of a group, arrows lead on (ARIA APG, radio group)
      for (let stop = 0; !(await isFocused(control)); stop += 1) {
        if (stop === MOST_STOPS) throw new Error(`the arrows do not reach ${control}`);
        await page.keyboard.press('ArrowDown');
      }
      if (!(await control.isChecked())) await page.keyboard.press('Space');
    },
  };
}

type Held = Window & { holding?: (event: KeyboardEvent) => void };

/**
 * Runs in the page: from now on Tab does not leave the control, as the hand would stop there. To ask after each press
 * takes longer than the presses. @returns whether it has the focus
 */
function holdFocus(element: Element): boolean {
  const isThere = () => {
    const active = document.activeElement;
    const isOfGroup =
      active instanceof HTMLInputElement &&
      element instanceof HTMLInputElement &&
      active.type === 'radio' &&
      active.name === element.name &&
      active.form === element.form;
    return active === element || isOfGroup;
  };
  const held = window as Held;
  if (held.holding) removeEventListener('keydown', held.holding, true);
  held.holding = (event) => {
    if (event.key !== 'Tab' || !isThere()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', held.holding, true);
  return isThere();
}

/** Runs in the page. */
function releaseFocus(): void {
  const held = window as Held;
  if (held.holding) removeEventListener('keydown', held.holding, true);
}
