import { expect, it } from 'vitest';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 120, settings: { stockPages: true } });

it('with the quicker start off, React Router’s own scripts start pages that do the same', async () => {
  const { page, faults, context } = await openVisitor(stage.browser);
  const answer = await page.goto(`${stage.server.getOrigin('nl')}/dames/`);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('window.__reactRouterContext');
  expect(html).not.toContain('id="start"');
  expect(html).not.toContain('nonce=');

  // the router leads to the article without another document
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const tile = page.locator('main .product-tile-link').first();
  const name = (await tile.textContent())?.trim() ?? '';
  await tile.click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

it('a page that is kept is the same for the next visitor, whose scripts are allowed too', async () => {
  const origin = stage.server.getOrigin('nl');
  const [first, second] = [
    await createHttpVisitor(origin).get('/'),
    await createHttpVisitor(origin).get('/'),
  ];
  expect(second.body).toBe(first.body);
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
});
