import type { BrowserContext, Page, Response } from 'playwright-core';
import type { Served } from './document-judge.ts';
import type { Screen } from './screens/screen.types.ts';

/** The browser goes on as the visitor who got so far. */
export async function become(context: BrowserContext, { who }: Screen): Promise<void> {
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
}

/** @returns the document as it was served. A form is sent as the page would send it without scripts. */
export async function arrive(page: Page, screen: Screen): Promise<Served> {
  const { who, path, form } = screen;
  const answer = form
    ? await sendForm(page, screen)
    : await page.goto(who.origin + path, { waitUntil: 'load' });
  return { status: answer?.status() ?? 0, html: (await answer?.text()) ?? '' };
}

async function sendForm(page: Page, { who, path, form }: Screen): Promise<Response> {
  await page.goto(who.origin + path);
  const loaded = page.waitForEvent('load');
  const answered = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.request().method() === 'POST',
  );
  await page.evaluate((fields) => {
    const sent = document.createElement('form');
    sent.method = 'post';
    for (const [name, value] of Object.entries(fields)) {
      sent.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(sent);
    sent.submit();
  }, form ?? {});
  await loaded;
  return answered;
}
