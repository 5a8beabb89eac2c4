import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server/test-server.ts';
import { openBrowser } from './support/browser.ts';
import { comparePictures } from './support/compare-pictures.ts';
import { openGallery, section } from './support/gallery.ts';

/** `UPDATE_SCREENS=1 npx vitest run --project e2e e2e/gallery-screens` after a change that is meant. */
const UPDATE = process.env.UPDATE_SCREENS === '1';
const BASELINES = join(import.meta.dirname, 'gallery-screens');
/** What was seen instead; git ignores it. */
const SEEN = join(import.meta.dirname, '../test-results/gallery-screens');

/** Both themes, modes and widths, each with each of the others once. */
const LOOKS = [
  { tenant: 'de', mode: 'light', width: 1280 },
  { tenant: 'de', mode: 'dark', width: 360 },
  { tenant: 'nl', mode: 'light', width: 360 },
  { tenant: 'nl', mode: 'dark', width: 1280 },
] as const;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer({ size: 24 }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function look({ tenant, mode, width }: (typeof LOOKS)[number], by = browser) {
  const opened = await openGallery(by, server, tenant, {
    colorScheme: mode,
    viewport: { width, height: 900 },
  });
  await opened.page.addStyleTag({
    content: `*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }
      header, footer, [aria-live], section:has(> [role=status]) { display: none !important }`,
  });
  return opened;
}

describe.each(LOOKS)('$tenant $mode $width', (which) => {
  const folder = `${which.tenant}-${which.mode}-${which.width}`;

  it('every widget looks as it did', async () => {
    const { page, faults, close } = await look(which);
    const names = await sectionNames(page);
    expect(names.length).toBeGreaterThan(30);
    if (UPDATE) rmSync(join(BASELINES, folder), { recursive: true, force: true });
    mkdirSync(join(BASELINES, folder), { recursive: true });
    const other: string[] = [];
    for (const name of names) {
      const seen = await section(page, name).screenshot();
      if (UPDATE) writeFileSync(baseline(folder, name), await small(seen));
      const { same, why } = await comparePictures(readFileSync(baseline(folder, name)), seen);
      if (!same) other.push(`${name}: ${why}; see ${await keep(folder, name, seen)}`);
    }
    expect(other).toEqual([]);
    expect(readdirSync(join(BASELINES, folder)).sort()).toEqual(names.map((name) => `${name}.webp`).sort());
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the comparison', () => {
  const chosen = { name: 'button-primary', look: LOOKS[0] };

  it.each([
    ['a letter of a word', 'button >> nth=2', (button: Element) => button.replaceChildren('In den Warenko')],
    ['an icon that is gone', 'button svg', (icon: Element) => icon.remove()],
    ['a colour', 'button >> nth=2', (button: Element) => button.setAttribute('style', 'background: #0a7185')],
    ['a border', 'button >> nth=2', (button: Element) => button.setAttribute('style', 'border-color: #000')],
    [
      'a distance',
      'button >> nth=2',
      (button: Element) => button.setAttribute('style', 'padding-inline: 22px'),
    ],
  ] as const)('sees %s', async (_, selector, change) => {
    const { page, close } = await look(chosen.look);
    const before = await section(page, chosen.name).screenshot();
    await section(page, chosen.name).locator(selector).first().evaluate(change);
    expect((await comparePictures(before, await section(page, chosen.name).screenshot())).same).toBe(false);
    await close();
  });

  it('does not see how letters are smoothed', async () => {
    const elsewhere = await openBrowser([
      '--font-render-hinting=none',
      '--disable-font-subpixel-positioning',
    ]);
    try {
      for (const which of LOOKS) {
        const [here, there] = [await look(which), await look(which, elsewhere)];
        for (const name of ['button-primary', 'field', 'price', 'alert']) {
          const [before, after] = [
            await section(here.page, name).screenshot(),
            await section(there.page, name).screenshot(),
          ];
          expect(before.equals(after), name).toBe(false);
          expect(await comparePictures(before, after), name).toMatchObject({ same: true });
        }
        await Promise.all([here.close(), there.close()]);
      }
    } finally {
      await elsewhere.close();
    }
  });
});

function sectionNames(page: Page): Promise<string[]> {
  return page
    .locator('[data-section]')
    .evaluateAll((sections) => sections.map((element) => element.getAttribute('data-section') ?? ''));
}

function baseline(folder: string, name: string): string {
  return join(BASELINES, folder, `${name}.webp`);
}

function small(picture: Buffer): Promise<Buffer> {
  return sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
}

async function keep(folder: string, name: string, seen: Buffer): Promise<string> {
  mkdirSync(join(SEEN, folder), { recursive: true });
  const file = join(SEEN, folder, `${name}.png`);
  writeFileSync(file, seen);
  return file;
}
