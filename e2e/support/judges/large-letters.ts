import type { Page } from 'playwright-core';

const PHONE = { width: 360, height: 740 };
/** Letters of twice the usual size, in pixels. */
const LARGE_PX = 32;
/** A word that needs more than this is longer than a line of large letters in a card, and may end with a hyphen. */
const LINE_PX = 190;

/**
 * Finds what a reader cannot use on a phone with letters twice as large (WCAG 2.2, 1.4.4), of which some eleven stand side
 * by side: a page wider than its window, and words that end in the middle although a line would hold them. Letters become
 * larger by the browser's setting, which media queries know, or by the root's font size, which they do not.
 */
export async function judgeLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX } });
  const size = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  const bySetting = await findBreaks(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX / 2 } });
  await session.detach();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const byRoot = await findBreaks(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [
    ...(size === LARGE_PX ? [] : [`letters are ${size} px in place of ${LARGE_PX}`]),
    ...new Set([...bySetting, ...byRoot]),
  ];
}

async function findBreaks(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const broken = await page.evaluate(findBrokenWords, LINE_PX);
  return [
    ...(width > PHONE.width ? [`${width} px wide on ${PHONE.width} with large letters`] : []),
    ...broken,
  ];
}

/** Runs in the page. @returns words that are on several lines and would fit on one */
function findBrokenWords(linePx: number): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    !element.closest('.sr-only') &&
    element.getBoundingClientRect().width > 2;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: around, textContent } = text;
    if (!pen || !around || !textContent || !isShown(around)) continue;
    const { font } = getComputedStyle(around);
    // a line may end behind a hyphen or a slash, and within a mail address
    for (const { 0: word, index } of textContent.matchAll(/[^\s\u00ad\u200b\-‐–—/]{2,}/g)) {
      if (word.includes('@')) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      pen.font = font;
      if (lines.size > 1 && pen.measureText(word).width <= linePx)
        found.push(`"${word}" on ${lines.size} lines of ${around.className || around.tagName}`);
    }
  }
  return found;
}
