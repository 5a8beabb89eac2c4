import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { visitor } from './support/browser.ts';
import { putIntoBasket, sayWho } from './support/checkout.ts';
import { fillAddress, onward } from './support/checkout-pages.ts';
import { pointer } from './support/hands.ts';
import { httpVisitor } from './support/http-visitor.ts';
import { markets } from './support/markets.ts';
import { readMail } from './support/outbox.ts';
import { withoutPictures } from './support/pictures.ts';
import { placesOf } from './support/places.ts';
import { placeOrder, shopper } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();

describe('a locker that wants the customer’s number', () => {
  const market = markets.find(({ locale }) => locale === 'de-DE');

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('says so with the points still listed, and keeps it, %s', async (_, scripts) => {
    if (!market) throw new Error('no German market');
    const at = await placesOf(stage.server.database, 'de', 'de-DE');
    const email = `locker.${scripts}@example.com`;
    const known = httpVisitor(stage.server.origin('de'));
    await putIntoBasket(known, at, at.article.variantSku);
    await sayWho(known, at, { email, password: null, address: market.address });
    const { page, context, faults } = await visitor(stage.browser, { javaScriptEnabled: scripts });
    await withoutPictures(context);
    await context.addCookies([...known.cookies].map(([name, value]) => ({ name, value, url: known.origin })));
    await page.goto(known.origin + at.delivery);
    const who = await shopper(page, pointer(), market, known.origin);
    const { t } = who;
    const number = page.locator('[name="postNumber"]');
    const locker = page.getByRole('radio', { name: t('delivery.pickup.type.LOCKER') });
    await fillAddress(page, market);
    await page.getByRole('radio', { name: t('delivery.kind.pickup') }).check();
    const near = page.getByLabel(new RegExp(`^${t('delivery.pickup.postalCode')}`));
    const nearby = t('delivery.pickup.points', { postalCode: '10119' });
    const search = page.getByRole('button', { name: t('delivery.pickup.search') });
    await near.fill('10119');
    await search.click();
    await page.getByRole('group', { name: nearby }).waitFor();
    // belongs to a point, and none is chosen
    expect(await number.isVisible()).toBe(false);
    await locker.first().check();
    expect(await number.isVisible()).toBe(true);
    await onward(page, who);
    await page.getByRole('link', { name: t('form.error.postNumber.required') }).waitFor();
    expect(await locker.first().isChecked()).toBe(true);
    await number.fill('12 34 a');
    // a search that is not one shows no points, and does not lose it
    await near.fill('12');
    await search.click();
    await page.getByRole('link', { name: t('form.error.postal_code') }).waitFor();
    expect(await locker.count()).toBe(0);
    await near.fill('10119');
    await search.click();
    await locker.first().check();
    await onward(page, who);
    await page.getByRole('link', { name: t('form.error.post_number') }).waitFor();
    expect(await number.inputValue()).toBe('12 34 a');
    await number.fill('123 456 78');
    await onward(page, who);
    await page.locator('input[name=paymentMethod][value=invoice]').check();
    await page.goto(known.origin + at.delivery);
    expect(await number.inputValue()).toBe('12345678');
    await onward(page, who);
    await page.locator('input[name=paymentMethod][value=invoice]').check();
    await onward(page, who);
    const own = page.getByText(t('delivery.postNumber.line', { number: '12345678' }));
    await own.waitFor();
    await placeOrder(who);
    await own.first().waitFor();
    const mail = await readMail(join(stage.server.settings.dataDir, 'outbox'), email);
    expect(mail.text).toContain('Postnummer 12345678');
    expect(mail.html).toContain('Postnummer 12345678');
    expect(faults).toEqual([]);
    await context.close();
  });
});
