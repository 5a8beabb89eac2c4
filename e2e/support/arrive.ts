import type { BrowserContext, Page } from 'playwright-core';
import type { Screen } from './screen.types.ts';

/** The browser goes on as the visitor who got so far. */
export async function become(context: BrowserContext, { who }: Screen): Promise<void> {
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.origin })));
}

/** @returns the status of the document. A form is sent as the page would send it without scripts. */
export async function arrive(page: Page, { who, path, form }: Screen): Promise<number> {
  if (!form) return (await page.goto(who.origin + path, { waitUntil: 'load' }))?.status() ?? 0;
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
  }, form);
  await loaded;
  return (await answered).status();
}
