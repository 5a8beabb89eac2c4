import type { Locator, Page } from 'playwright-core';

/** How somebody uses a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  press(control: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(control: Locator): Promise<void>;
};

export function pointer(): Hands {
  return {
    press: (control) => control.click(),
    type: (field, text) => field.fill(text),
    choose: (control) => control.check(),
  };
}

/** No page of ours needs more stops than this to reach anything from the top. */
const MOST_STOPS = 250;

export function keyboard(page: Page): Hands {
  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

  async function tabUntil(arrived: () => Promise<boolean>, control: Locator): Promise<void> {
    await control.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await arrived()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${control}`);
  }

  const goTo = (control: Locator) => tabUntil(() => isFocused(control), control);
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
      await control.waitFor();
      if ((await control.getAttribute('type')) === 'radio') await goToRadio(control);
      else await goTo(control);
      if (!(await control.isChecked())) await page.keyboard.press('Space');
    },
  };

  /** Tab leads to one of a group, arrows lead on (ARIA APG, radio group). */
  async function goToRadio(radio: Locator): Promise<void> {
    const ofGroup = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]:focus`);
    await tabUntil(async () => (await ofGroup.count()) > 0, radio);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await isFocused(radio)) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`the arrows do not reach ${radio}`);
  }
}
