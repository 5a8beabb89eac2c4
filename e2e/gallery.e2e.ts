import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowserWithLargeText } from './support/browser.ts';
import { findSection, openGallery } from './support/gallery.ts';
import { listComplaints } from './support/judges/axe.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

async function onGallery(
  tenant: string,
  act: (page: Page) => Promise<void>,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<void> {
  const { page, faults, close } = await openGallery(stage.browser, stage.server, tenant, options);
  try {
    await act(page);
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
}

let shared: ReturnType<typeof openGallery> | undefined;

/** One page for all who act in a section of their own: to load it takes longer than what they do. */
async function onSharedGallery(act: (page: Page) => Promise<void>): Promise<void> {
  shared ??= openGallery(stage.browser, stage.server, 'nl');
  const { page, faults } = await shared;
  await act(page);
  expect(faults).toEqual([]);
}

/** axe has much to look at, and a busy machine takes its time. */
const SLOW_MS = 360_000;

/** The layer that opens, and how; by the section that it stands in. */
const OPENERS: Readonly<Record<string, (part: Locator) => Promise<void>>> = {
  dialog: (part) => part.getByRole('button', { name: 'center' }).click(),
  'bottom-sheet': (part) => part.getByRole('button').first().click(),
  popover: (part) => part.getByRole('button').first().click(),
  'form-error-summary': (part) => part.getByRole('button').click(),
};

// another theme can only change colours, which theme/contrast.test.ts computes
describe('axe', () => {
  it(
    'finds nothing at any widget in any state',
    async () => {
      await onGallery('nl', async (page) => {
        expect(await listComplaints(page)).toEqual([]);
      });
    },
    SLOW_MS,
  );

  it(
    'finds nothing at what has been opened',
    async () => {
      const found: Record<string, string[]> = {};
      // one page for all, which takes longer to load than to look at one of them
      await onGallery('nl', async (page) => {
        for (const [name, open] of Object.entries(OPENERS)) {
          await page.setViewportSize({ width: 1280, height: 900 });
          await open(findSection(page, name));
          const complaints = await listComplaints(page, { within: `[data-section="${name}"]` });
          if (complaints.length > 0) found[name] = complaints;
          await page.keyboard.press('Escape');
        }
      });
      expect(found).toEqual({});
    },
    SLOW_MS,
  );
});

it('with letters twice as large no widget is wider than 640 px', async () => {
  const large = await openBrowserWithLargeText();
  const { page, faults } = await openGallery(large, stage.server, 'de', {
    viewport: { width: 640, height: 900 },
  });
  // until another address is shown, what is below the screen is not laid out
  await page.evaluate(() => delete document.documentElement.dataset.fresh);
  // less where a scrollbar has its place
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  expect(faults).toEqual([]);
  await large.close();
});

describe('without scripts', () => {
  it('sections open, tabs stand below each other, popovers open, files can be chosen', async () => {
    await onGallery(
      'nl',
      async (page) => {
        const closed = findSection(page, 'accordion').locator('details').nth(1);
        const isOpen = () => closed.evaluate((details: HTMLDetailsElement) => details.open);
        expect(await isOpen()).toBe(false);
        await closed.locator('summary').click();
        expect(await isOpen()).toBe(true);
        const tabs = findSection(page, 'tabs');
        expect(await tabs.getByRole('tab').count()).toBe(0);
        for (const name of ['material', 'care', 'delivery'])
          expect(await tabs.locator(`#tab-${name}`).isVisible()).toBe(true);
        const popover = findSection(page, 'popover');
        await popover.getByRole('button').first().click();
        await popover.getByRole('dialog').waitFor();
        expect(await findSection(page, 'file-field').locator('input').first().isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    );
  });
});

describe('the keyboard', () => {
  it('tabs: arrows, Home and End choose; one stop in the page’s order', async () => {
    await onSharedGallery(async (page) => {
      const tabs = findSection(page, 'tabs').getByRole('tablist').first().getByRole('tab');
      const panels = findSection(page, 'tabs').getByRole('tabpanel');
      await tabs.first().focus();
      for (const [key, at] of [
        ['ArrowRight', 1],
        ['End', 2],
        ['ArrowRight', 0],
        ['ArrowLeft', 2],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        expect(await isFocused(tabs.nth(at))).toBe(true);
        expect(await tabs.nth(at).getAttribute('aria-selected')).toBe('true');
      }
      await page.keyboard.press('Tab');
      expect(await isFocused(panels.first())).toBe(true);
    });
  });

  it('accordion: Enter and Space open and close; of one group one is open', async () => {
    await onSharedGallery(async (page) => {
      const [first, second] = await findSection(page, 'accordion').locator('details').all();
      expect(await first?.getAttribute('open')).not.toBeNull();
      await second?.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => second?.getAttribute('open')).not.toBeNull();
      expect(await first?.getAttribute('open')).toBeNull();
      await page.keyboard.press('Space');
      await expect.poll(() => second?.getAttribute('open')).toBeNull();
    });
  });

  it('dialog: the focus goes in, stays in, and comes back on Escape', async () => {
    await onSharedGallery(async (page) => {
      for (const [name, opener] of [
        ['dialog', 'end'],
        ['bottom-sheet', ''],
      ] as const) {
        const button = opener
          ? findSection(page, name).getByRole('button', { name: opener, exact: true })
          : findSection(page, name).getByRole('button').first();
        await button.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog').filter({ visible: true });
        await dialog.waitFor();
        for (let stop = 0; stop < 8; stop += 1) {
          await page.keyboard.press('Tab');
          // between its last and its first stop is the browser's own window
          expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
            /DIALOG|BODY/,
          );
        }
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(await isFocused(button)).toBe(true);
      }
    });
  });

  it('popover: Enter opens, Tab goes in, Escape closes and gives the focus back', async () => {
    await onSharedGallery(async (page) => {
      const [button] = await findSection(page, 'popover').getByRole('button').all();
      await button?.focus();
      await page.keyboard.press('Enter');
      const popover = findSection(page, 'popover').getByRole('dialog');
      await popover.waitFor();
      await page.keyboard.press('Tab');
      expect(await isFocused(popover.getByRole('button'))).toBe(true);
      await page.keyboard.press('Escape');
      await popover.waitFor({ state: 'hidden' });
      expect(button && (await isFocused(button))).toBe(true);
    });
  });

  it('range: arrows move each end, and neither passes the other', async () => {
    await onSharedGallery(async (page) => {
      const [from, to] = await findSection(page, 'range-slider').getByRole('slider').all();
      await from?.focus();
      await page.keyboard.press('ArrowRight');
      expect(await from?.inputValue()).toBe('55');
      expect(await from?.getAttribute('aria-valuetext')).toContain('55,00');
      await page.keyboard.press('End');
      expect(await from?.inputValue()).toBe('320');
      await to?.focus();
      await page.keyboard.press('Home');
      expect(await to?.inputValue()).toBe('320');
      await page.keyboard.press('End');
      expect(await to?.inputValue()).toBe('500');
    });
  });

  it('switch, chips and checkboxes: Space; radio buttons: arrows', async () => {
    await onSharedGallery(async (page) => {
      const toggle = page.getByRole('switch').first();
      await toggle.focus();
      await page.keyboard.press('Space');
      expect(await toggle.isChecked()).toBe(true);
      const check = findSection(page, 'checkbox').getByRole('checkbox').first();
      await check.focus();
      await page.keyboard.press('Space');
      expect(await check.isChecked()).toBe(true);
      const sizes = findSection(page, 'chip').getByRole('radio');
      await sizes.nth(2).focus();
      await page.keyboard.press('ArrowRight');
      expect(await sizes.nth(3).isChecked()).toBe(true);
      // the keys pass over sizes that cannot be had
      await page.keyboard.press('ArrowRight');
      expect(await sizes.first().isChecked()).toBe(true);
    });
  });

  it('password: it can be shown and hidden', async () => {
    await onSharedGallery(async (page) => {
      const part = findSection(page, 'password-field');
      await part.getByRole('textbox').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      expect(await part.locator('input').getAttribute('type')).toBe('text');
      await page.keyboard.press('Space');
      expect(await part.locator('input').getAttribute('type')).toBe('password');
    });
  });
});

describe('a form', () => {
  it('a summary of errors takes the focus and leads to its fields', async () => {
    await onSharedGallery(async (page) => {
      const part = findSection(page, 'form-error-summary');
      await part.getByRole('button').click();
      await expect.poll(() => isFocused(part.getByRole('alert'))).toBe(true);
      await part.getByRole('alert').getByRole('link').first().click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-error');
    });
  });

  it('files: those that fit are kept, the others are named with the reason, and each can be taken out', async () => {
    await onSharedGallery(async (page) => {
      const part = findSection(page, 'file-field');
      const input = part.locator('input').first();
      const createFile = (name: string, bytes: number) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(bytes, 1),
      });
      await input.setInputFiles([createFile('kras.jpg', 1000), createFile('virus.exe', 10)]);
      await input.setInputFiles([createFile('KRAS.JPG', 1000), createFile('deuk.png', 2_000_000)]);
      await part.getByText('KRAS.JPG staat er al bij.').waitFor();
      const readHeldFiles = () =>
        input.evaluate((field: HTMLInputElement) => [...(field.files ?? [])].map(({ name }) => name));
      expect(await readHeldFiles()).toEqual(['kras.jpg', 'deuk.png']);
      await part.getByRole('button', { name: 'kras.jpg verwijderen' }).click();
      expect(await readHeldFiles()).toEqual(['deuk.png']);
    });
  });
});

function isFocused(element: { evaluate<T>(look: (node: Element) => T): Promise<T> }): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
