import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createPdfFile, createPictureFile } from '#commerce/ground/upload/test-files.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { openVisitor } from './support/browser.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
type Texts = (id: TextKey, values?: Values) => string;

async function look(
  place: { tenant: string; locale: string; scripts: boolean },
  journey: (page: Page, t: Texts, origin: string) => Promise<void>,
): Promise<void> {
  const { text } = await loadTranslator(place.locale, (fault) => expect(fault).toBeUndefined());
  const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: place.scripts });
  try {
    await blockPictures(context);
    await journey(page, text, stage.server.getOrigin(place.tenant));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

const open = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();
const createFieldFinder = (page: Page) => (name: string) => page.locator(`[name="${name}"]`);
const getOutboxFolder = () => `${stage.server.settings.dataDir}/outbox`;

const places = [
  { tenant: 'nl', locale: 'nl-NL', path: '/klantenservice/contact', scripts: true },
  { tenant: 'ch', locale: 'fr-CH', path: '/fr/aide-service/contact', scripts: false },
];

describe('help and contact', () => {
  it.each(places)('in $locale, scripts: $scripts, from a subject to a receipt', (place) =>
    look(place, async (page, t, origin) => {
      const field = createFieldFinder(page);
      const email = `zoe-${place.locale}-${place.scripts}@example.com`.toLowerCase();
      await page.goto(origin + place.path);
      await open(page, t('help.topic.shipping'));
      await open(page, t('help.topic.shipping.damaged'));
      await page.getByRole('heading', { name: t('contact.answer') }).waitFor();
      await page.getByRole('button', { name: t('contact.helped.no'), exact: true }).click();
      await page.getByText(t('contact.helped.thanks.no')).waitFor();
      const submit = page.getByRole('button', { name: t('contact.submit') });
      if (place.scripts) expect(await submit.isDisabled()).toBe(true);
      await field('givenName').fill('Zoë');
      await field('familyName').fill('Bos');
      await field('email').fill('zoe@');
      await field('customerNumber').fill('12a');
      await field('message').fill('Het glas is stuk.');
      const files = [
        { name: 'kras.jpg', mimeType: 'image/jpeg', buffer: await createPictureFile('jpg') },
        { name: 'vals.png', mimeType: 'image/png', buffer: createPdfFile() },
      ];
      await page.locator('input[name="files"]').setInputFiles(files);
      if (place.scripts) {
        await page.getByText(t('ui.files.done', { name: 'kras.jpg' })).waitFor({ state: 'attached' });
        await page.getByText(/vals\.png/).waitFor();
      }
      await submit.click();
      if (!place.scripts) {
        // the choice is kept, the file that could not come along is named, and the form can be sent again
        await page.getByText(/vals\.png/).waitFor();
        await submit.click();
      }
      await page.getByText(t('contact.fault.email')).first().waitFor();
      await page.getByText(t('form.error.digits')).first().waitFor();
      expect(await field('message').inputValue()).toBe('Het glas is stuk.');
      if (!place.scripts)
        await page.getByRole('button', { name: t('contact.files.drop', { name: 'kras.jpg' }) }).waitFor();
      await field('email').fill(email);
      await field('customerNumber').fill('20000018');
      await submit.click();
      await page.getByRole('heading', { level: 1, name: t('contact.sent.title') }).waitFor();
      await page.getByText(email).waitFor();
      const receipt = await readMail(getOutboxFolder(), email);
      expect(receipt.text).toContain(t('help.topic.shipping.damaged'));
      // nobody has proved that the address is the sender's
      expect(receipt.text).not.toContain('Het glas is stuk.');
      const desk = await readMail(getOutboxFolder(), `returns@${place.tenant}.tavelo.example`);
      expect(desk.text).toContain('Het glas is stuk.');
      expect(desk.attachments.map(({ filename }) => filename)).toEqual(['kras.jpg']);
      expect(desk.subject).toContain('[SHP-DAMAGE]');
    }),
  );
});
