import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadTranslator } from '#texts/load.ts';
import { demoCustomer } from '#tools/demo.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { waitForMail } from './support/identity-mail.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const PASSWORD = 'een boot in de tuin';
const TYPED = 'Alleen voor mijn ogen, zei Sanne.';

const { text: t } = await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined());
const getPath = (at: Places, screen: keyof Places['localeSettings']['paths']) =>
  at.localeSettings.paths[screen] ?? '';

async function register(at: Places, email: string): Promise<void> {
  const who = createHttpVisitor(stage.server.getOrigin('nl'));
  const input = { email, password: PASSWORD, givenName: 'Zoë', familyName: 'Bos' };
  await who.post(getPath(at, 'register'), input);
  await who.get((await waitForMail(stage.server.database, email)).link);
  await who.post(getPath(at, 'confirmRegistration'), { password: PASSWORD });
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const main = page.locator('main');
  const field = main.locator('input[name=email]');
  if (await field.isEditable()) await field.fill(email);
  await main.locator('input[name=password]').fill(password);
  await main.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
}

/** The second customer of a tab is at the place where the first, whose session has ended, has typed. */
async function readAsSecondVisitor(
  place: (at: Places) => string,
  type: (page: Page) => Promise<unknown>,
): Promise<string> {
  const at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  const email = `another.${Math.abs(place(at).length)}@example.com`;
  await register(at, email);
  const { page, context, faults } = await openVisitor(stage.browser, {
    baseURL: stage.server.getOrigin('nl'),
  });
  const login = `${getPath(at, 'login')}?${new URLSearchParams({ next: place(at) })}`;
  await page.goto(login);
  await signIn(page, demoCustomer.getEmail('nl'), demoCustomer.password);
  await page.getByRole('button', { name: /Sanne/ }).waitFor();
  await type(page);
  await context.clearCookies({ name: /sid$/ });
  await page.goto(login);
  await signIn(page, email, PASSWORD);
  await page.getByRole('button', { name: /Zoë/ }).waitFor();
  await page.locator('main form textarea').first().waitFor();
  const seen = await page.locator('main').evaluate((main) => {
    const controls = [...main.querySelectorAll<HTMLInputElement>('input, textarea')];
    return controls.map(({ value }) => value).join('\n');
  });
  expect(faults).toEqual([]);
  await context.close();
  return seen;
}

test('another customer of the same tab does not see a review that was not sent', async () => {
  const seen = await readAsSecondVisitor(
    (at) => `${getPath(at, 'writeReview')}?sku=${at.article.sku}`,
    async (page) => {
      const main = page.locator('main');
      await main.locator('input[name=stars][value="4"]').check({ force: true });
      await main.locator('input[name=title]').fill('Alleen voor mij');
      await main.locator('textarea[name=text]').fill(TYPED.repeat(3));
      await main.locator('input[name=name]').fill('Sanne');
      await page.context().clearCookies({ name: /sid$/ });
      await page
        .locator('main')
        .getByRole('button', { name: t('review.submit') })
        .click();
      await page.waitForURL((url) => url.searchParams.has('next'));
    },
  );
  expect(seen).not.toContain(TYPED);
});

test('another customer of the same tab does not see a question to the shop that was not sent', async () => {
  const seen = await readAsSecondVisitor(
    (at) => `${getPath(at, 'contact')}?topic=warranty`,
    async (page) => {
      await page.locator('main textarea[name=message]').fill(TYPED);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft') ?? ''))
        .toContain(TYPED);
    },
  );
  expect(seen).not.toContain(TYPED);
  expect(seen).not.toContain(demoCustomer.getEmail('nl'));
});
