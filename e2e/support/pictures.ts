import type { BrowserContext, Page } from 'playwright-core';

/** A transparent pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ANSWER = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'image/gif' }],
  body: PIXEL,
};

/**
 * For journeys that do not look at pictures: drawing and encoding hundreds of them takes longer than the journey.
 *
 * Only pictures pass by here. Playwright's own routes would stop every request of the page, and forbid the browser to
 * keep any script.
 */
export async function blockPictures(context: BrowserContext): Promise<void> {
  context.on('page', (page) => void leaveOut(page).catch(() => undefined));
  await Promise.all(context.pages().map(leaveOut));
}

async function leaveOut(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // a page that has gone meanwhile needs no answer
    session.send('Fetch.fulfillRequest', { requestId, ...ANSWER }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/img/*' }] });
}
