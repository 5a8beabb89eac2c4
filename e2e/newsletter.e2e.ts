import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
beforeAll(async () => {
  // the first page takes longer than any other
  await createHttpVisitor(stage.server.getOrigin('nl')).get('/');
});

type Texts = (id: TextKey, values?: Values) => string;

async function look(
  tenant: string,
  locale: string,
  scripts: boolean,
  journey: (page: Page, t: Texts, origin: string) => Promise<void>,
): Promise<void> {
  const { text } = await loadTranslator(locale, (fault) => expect(fault).toBeUndefined());
  const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: scripts });
  try {
    await blockPictures(context);
    await journey(page, text, stage.server.getOrigin(tenant));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

const waitForTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const findLink = (text: string | undefined, path: string) =>
  new RegExp(`https?://\\S+${path}\\?token=[\\w-]{43}`).exec(text ?? '')?.[0] ?? '';

describe('the newsletter', () => {
  it('with double opt-in: from the home page, by the mail’s link, and once more', () =>
    look('ch', 'fr-CH', false, async (page, t, origin) => {
      const email = 'zoe@example.com';
      await page.goto(`${origin}/fr`);
      await page.getByRole('main').getByLabel(t('newsletter.email')).fill(email);
      await press(page, t('newsletter.submit'));
      await waitForTitle(page, t('newsletter.sent.title'));
      await page.getByText(email).waitFor();
      const mail = await readMail(`${stage.server.settings.dataDir}/outbox`, email);
      expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
      const link = findLink(mail.text, '/fr/aide-service/newsletter/inscription');
      await page.goto(link);
      // a mail scanner opens it too: nothing holds before a person presses
      await press(page, t('newsletter.confirm.submit'));
      await waitForTitle(page, t('newsletter.confirmed.title'));
      await page.goto(link);
      await waitForTitle(page, t('newsletter.known.title'));
    }));

  it('without it: a box to tick, and out again by the mail’s link', () =>
    look('nl', 'nl-NL', true, async (page, t, origin) => {
      const email = 'jan@example.com';
      await page.goto(
        `${origin}/klantenservice/tavelo-nieuwsbrief/inschrijven?areaKey=servicePromotionTeaser`,
      );
      await page.getByRole('main').getByLabel(t('newsletter.email')).fill(email);
      await page.getByRole('checkbox').check();
      await press(page, t('newsletter.submit'));
      await waitForTitle(page, t('newsletter.confirmed.title'));
      const mail = await readMail(`${stage.server.settings.dataDir}/outbox`, email);
      await page.goto(findLink(mail.text, '/klantenservice/tavelo-nieuwsbrief/afmelden'));
      await press(page, t('newsletter.choice.unsubscribe.submit'));
      await waitForTitle(page, t('newsletter.done.unsubscribe.title'));
    }));

  it('a wrong value stays and is named', () =>
    look('nl', 'nl-NL', false, async (page, t, origin) => {
      await page.goto(`${origin}/klantenservice/tavelo-nieuwsbrief/inschrijven`);
      await page
        .getByRole('main')
        .locator('form')
        .evaluate((form) => form.setAttribute('novalidate', ''));
      await page.getByRole('main').getByLabel(t('newsletter.email')).fill('jan@');
      await press(page, t('newsletter.submit'));
      await page.getByText(t('contact.fault.email'), { exact: true }).first().waitFor();
      expect(await page.getByRole('main').getByLabel(t('newsletter.email')).inputValue()).toBe('jan@');
      expect(await page.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    }));
});

describe('one press (RFC 8058)', () => {
  it('a mail program’s POST ends it, a person who opens the address gets the page', async () => {
    const origin = stage.server.getOrigin('nl');
    await look('nl', 'nl-NL', false, async (page, t) => {
      const email = 'piet@example.com';
      await page.goto(`${origin}/klantenservice/tavelo-nieuwsbrief/inschrijven`);
      await page.getByRole('main').getByLabel(t('newsletter.email')).fill(email);
      await page.getByRole('checkbox').check();
      await press(page, t('newsletter.submit'));
      const mail = await readMail(`${stage.server.settings.dataDir}/outbox`, email);
      const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const address = /<(\S+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
      expect(await post(address)).toBe(204);
      expect(await post(address)).toBe(204);
      expect(await post(address.slice(0, -4))).toBe(404);
      const { rows } = await stage.server.database.pool.query(
        'select state from newsletter_subscription where email = $1',
        [email],
      );
      expect(rows).toEqual([{ state: 'unsubscribed' }]);
      await page.goto(address);
      await waitForTitle(page, t('newsletter.leave.title'));
    });
  });
});

/** As a webmail's page does it: no cookie, by the server's port (names below localhost need not resolve). */
async function post(address: string): Promise<number> {
  const url = new URL(address);
  const response = await fetch(`http://127.0.0.1:${stage.server.port}${url.pathname}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...{ origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' },
    },
    body: 'List-Unsubscribe=One-Click',
  });
  return response.status;
}
