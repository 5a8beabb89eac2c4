import type { CDPSession, Page } from 'playwright-core';

const PHONE = { width: 360, height: 740 };
/** Letters of twice the usual size, in pixels. */
const LARGE_PX = 32;
/** A word that needs more than this is longer than a line of large letters in a card, and may end with a hyphen. */
const LINE_PX = 190;
/** So long may a busy browser take to draw a page in letters of another size. */
const PATIENCE_MS = 15_000;

/**
 * Finds what a reader cannot use on a phone with letters twice as large (WCAG 2.2, 1.4.4), of which some eleven stand side
 * by side: a page wider than its window, words that end in the middle although a line would hold them, text that the window's
 * edge cuts, and a select without room for what is chosen. Letters become larger by the browser's setting, which media
 * queries know, or by the root's font size, which they do not.
 */
export async function judgeLargeLetters(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await setLetters(page, session, LARGE_PX);
  const bySetting = await findBreaks(page);
  await setLetters(page, session, LARGE_PX / 2);
  await session.detach();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const byRoot = await findBreaks(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [...new Set([...bySetting, ...byRoot])];
}

/** Changes the browser's setting and waits for the page to have it: it comes some time after the answer. */
async function setLetters(page: Page, session: CDPSession, px: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  const deadline = Date.now() + PATIENCE_MS;
  const readSize = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  for (let size = await readSize(); size !== px; size = await readSize())
    if (Date.now() > deadline) throw new Error(`letters are ${size} px in place of ${px}`);
}

async function findBreaks(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(width > PHONE.width ? [`${width} px wide on ${PHONE.width} with large letters`] : []),
    ...(await page.evaluate(findBrokenWords, LINE_PX)),
    ...(await page.evaluate(findCutText)),
    ...(await page.evaluate(findNarrowSelects)),
  ];
}

/** Runs in the page. @returns text beyond the window's edge that nobody can scroll to */
function findCutText(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const scrolls = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  // text for screen readers alone has one pixel
  const isShown = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, thead') &&
    element.getBoundingClientRect().width > 2;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: around, textContent } = text;
    if (!around || !textContent?.trim() || !isShown(around)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 2 && left < innerWidth && right > innerWidth + 1 && !scrolls(around))
      found.push(`"${textContent.trim().slice(0, 40)}" ends at ${Math.round(right)} of ${innerWidth} px`);
  }
  return found;
}

/** Runs in the page. @returns selects that show nothing of what is chosen; a long choice may end with an ellipsis */
function findNarrowSelects(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const shown = [...document.querySelectorAll('select')].filter((select) =>
    select.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
  );
  return shown.flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const chosen = (select.selectedOptions[0]?.text ?? '').slice(0, 2);
    if (!pen) return [];
    pen.font = font;
    return pen.measureText(chosen).width > room + 1 ? [`no room for "${chosen}" in ${select.name}`] : [];
  });
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
