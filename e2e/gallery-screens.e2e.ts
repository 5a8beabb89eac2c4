import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findSection, openGallery } from './support/gallery.ts';
import { comparePictures } from './support/judges/compare-pictures.ts';
import { openSharedBrowserStage } from './support/stage.ts';

/** `UPDATE_SCREENS=1 npx vitest run --project e2e e2e/gallery-screens` after a change that is meant. */
const UPDATE = process.env.UPDATE_SCREENS === '1';
const BASELINES = join(import.meta.dirname, 'gallery-screens');
/** The picture that was seen instead; git ignores it. */
const SEEN = join(import.meta.dirname, '../test-results/gallery-screens');

/** Both modes and widths; another theme can only change colours, which theme/contrast.test.ts computes. */
const LOOKS = [
  { tenant: 'nl', mode: 'light', width: 360 },
  { tenant: 'nl', mode: 'dark', width: 1280 },
] as const;

/** The layer that comes over the page when the section's first button is pressed. */
const OPENED = { dialog: 'dialog', 'bottom-sheet': 'dialog', popover: 'dialog' } as const;

/**
 * Hides the other widgets: what they do above would move this one by parts of a pixel. A style of Playwright's for each
 * picture would lay out all of them again after it, which is three quarters of a picture's cost.
 */
const ALONE = 'body:has([data-alone]) [data-section]:not([data-alone]) { display: none !important }';
/** The page's own style has hidden the caret; Playwright's would style the whole page for each picture. */
const AS_IT_IS = { caret: 'initial' } as const;

const stage = openSharedBrowserStage();

async function look({ tenant, mode, width }: (typeof LOOKS)[number]) {
  const opened = await openGallery(stage.browser, stage.server, tenant, {
    colorScheme: mode,
    viewport: { width, height: 900 },
  });
  // until another address is shown, what is far below the window is not laid out, and would move what is above it
  await opened.page.evaluate(() => delete document.documentElement.dataset.fresh);
  await opened.page.addStyleTag({
    content: `*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important }
      header, footer, section:has(> [role=status]) { display: none !important }
      /* half a pixel of what is behind a dialog is in its picture */
      dialog::backdrop { background: #808080 !important }`,
  });
  return opened;
}

describe.each(LOOKS)('$tenant $mode $width', (which) => {
  const folder = `${which.tenant}-${which.mode}-${which.width}`;

  it('every widget looks as it did', async () => {
    const { page, faults, close } = await look(which);
    const names = await listSectionNames(page);
    expect(names.length).toBeGreaterThan(30);
    if (UPDATE) rmSync(join(BASELINES, folder), { recursive: true, force: true });
    mkdirSync(join(BASELINES, folder), { recursive: true });
    const other: string[] = [];
    const compare = async (name: string, seen: Buffer) => {
      if (UPDATE) writeFileSync(getBaselinePath(folder, name), await encodePicture(seen));
      const { same, why } = await comparePictures(readFileSync(getBaselinePath(folder, name)), seen);
      if (!same) other.push(`${name}: ${why}; see ${keep(folder, name, seen)}`);
    };
    await page.addStyleTag({ content: ALONE });
    for (const name of names) {
      await findSection(page, name).evaluate((element) => {
        document.querySelector('[data-alone]')?.removeAttribute('data-alone');
        element.setAttribute('data-alone', '');
      });
      await compare(name, await findSection(page, name).screenshot(AS_IT_IS));
    }
    await page.evaluate(() => document.querySelector('[data-alone]')?.removeAttribute('data-alone'));
    for (const [name, role] of Object.entries(OPENED)) {
      await findSection(page, name).getByRole('button').first().click();
      await compare(`${name}-open`, await findSection(page, name).getByRole(role).screenshot());
      await page.keyboard.press('Escape');
    }
    expect(other).toEqual([]);
    expect(readdirSync(join(BASELINES, folder)).sort()).toEqual(
      [...names, ...Object.keys(OPENED).map((name) => `${name}-open`)].map((name) => `${name}.webp`).sort(),
    );
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the comparison', () => {
  const NAME = 'button-primary';
  const createStyledState = (style: string) => [style, `button >> nth=2`, style] as const;
  const CHANGES: readonly (readonly [what: string, where: string, style: string | null])[] = [
    ['an icon that is gone', 'button svg', null],
    ['a word that is gone', 'button >> nth=2', null],
    createStyledState('background: #0a7185'),
    createStyledState('border-color: #000'),
    createStyledState('font-weight: 500'),
    createStyledState('translate: 0 2px'),
  ];

  it('sees what has changed', async () => {
    const { page, close } = await look(LOOKS[0]);
    const part = findSection(page, NAME);
    const before = await part.screenshot();
    const whole = await part.innerHTML();
    for (const [what, where, style] of CHANGES) {
      await part
        .locator(where)
        .first()
        .evaluate(
          (element, css) => (css === null ? element.replaceChildren() : element.setAttribute('style', css)),
          style,
        );
      expect((await comparePictures(before, await part.screenshot())).same, what).toBe(false);
      await part.evaluate((element, html) => {
        element.innerHTML = html;
      }, whole);
    }
    expect(await comparePictures(before, await part.screenshot())).toMatchObject({ same: true });
    await close();
  });
});

function listSectionNames(page: Page): Promise<string[]> {
  return page
    .locator('[data-section]')
    .evaluateAll((sections) => sections.map((element) => element.getAttribute('data-section') ?? ''));
}

function getBaselinePath(folder: string, name: string): string {
  return join(BASELINES, folder, `${name}.webp`);
}

function encodePicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
}

function keep(folder: string, name: string, seen: Buffer): string {
  mkdirSync(join(SEEN, folder), { recursive: true });
  const file = join(SEEN, folder, `${name}.png`);
  writeFileSync(file, seen);
  return file;
}
