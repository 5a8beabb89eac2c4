import type { Locator, Page } from 'playwright-core';

/** How somebody uses a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
};

export function pointer(): Hands {
  return {
    press: (control) => control.click(),
    type: (field, text) => field.fill(text),
    choose: (radio) => radio.check(),
  };
}

/** No page of ours needs more stops than this to reach anything from the top. */
const MOST_STOPS = 250;

export function keyboard(page: Page): Hands {
  async function goTo(control: Locator): Promise<void> {
    await control.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
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
    async choose(radio) {
      await goTo(radio);
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
    },
  };
}
