import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openVisitor } from './support/browser.ts';
import { blockPictures } from './support/pictures.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
let at: Places;
beforeAll(async () => {
  at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
});

it('at 400 % what stays over the page leaves most of the window to it', async () => {
  const { page, context } = await openVisitor(stage.browser, { viewport: { width: 320, height: 256 } });
  await blockPictures(context);
  for (const path of [at.category, at.article.page]) {
    await page.goto(stage.server.getOrigin('nl') + path);
    // up again, which brings the header back
    for (const top of [900, 800]) {
      await page.evaluate((position) => scrollTo(0, position), top);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(await page.evaluate(countCoveredRows), path).toBeLessThan(256 / 4);
  }
  await context.close();
});

it('the keyboard reaches the content at once, and the focus is seen', async () => {
  const { page, context, faults } = await openVisitor(stage.browser);
  await blockPictures(context);
  await page.goto(stage.server.getOrigin('nl') + at.home);
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  expect(await skip.getAttribute('href')).toBe('#main');
  expect(await skip.isVisible()).toBe(true);
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.locator('#main').evaluate((main) => main === document.activeElement)).toBe(true);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);
    expect(await isFocusSeen(page)).toBe(true);
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** Pixels of the window's height that show what stays while the page moves. Runs in the browser. */
function countCoveredRows(): number {
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  const rows = Array.from({ length: innerHeight }, (_, row) =>
    document.elementFromPoint(innerWidth / 2, row),
  );
  return rows.filter(isFixed).length;
}

/** Whether what has the focus looks different from what has not. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return false;
    const shown = [element, ...element.querySelectorAll('*'), element.parentElement]
      .filter((candidate) => candidate !== null)
      .flatMap((candidate) => [
        getComputedStyle(candidate),
        getComputedStyle(candidate, '::after'),
        getComputedStyle(candidate, '::before'),
      ]);
    return shown.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
  });
}
