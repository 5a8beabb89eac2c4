import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DESK_BUILD_FOLDER, PRODUCT_FOLDER } from '#retailer/folder.ts';
import { demoCustomer } from '#tools/demo.ts';
import texts from '../desk/app/texts/en/frame.json' with { type: 'json' };
import staffTexts from '../desk/app/texts/en/staff.json' with { type: 'json' };
import orderTexts from '../desk/app/texts/nl/orders.json' with { type: 'json' };
import { actAsVisitor } from './support/as-visitor.ts';
import { placeOrderByCalls } from './support/checkout.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { listComplaints } from './support/judges/axe.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces } from './support/screens/places.ts';
import { createShopCommand } from './support/shop-command.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const getOrigin = () => stage.server.settings.deskOrigin ?? '';
const at = () => ({ browser: stage.browser, origin: getOrigin() });
const ENGLISH = { locale: 'en-GB' };

async function signIn(page: Page, role: string, code = ''): Promise<void> {
  await page.goto(`${getOrigin()}/sign-in`);
  await page.getByLabel(texts['signIn.email']).fill(role.includes('@') ? role : `${role}@desk.example`);
  await page.getByLabel(texts['signIn.password'], { exact: true }).fill(demoCustomer.password);
  await page.getByLabel(texts['signIn.code']).fill(code);
  await page.getByRole('button', { name: texts['signIn.submit'], exact: true }).click();
  await page.getByRole('banner').waitFor();
}

/** Ilse reads the desk in Dutch: the journey chooses English. */
async function chooseEnglish(page: Page): Promise<void> {
  await page.locator('[popovertarget="desk-account"]').click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang="en"]').waitFor();
}

const findSecret = async (page: Page) =>
  ((await page.locator('.desk-secret').first().textContent()) ?? '').replaceAll(' ', '');

/** The Dutch shop with a guest who buys there. */
async function openMarket() {
  const [market] = markets as [MarketCase, ...MarketCase[]];
  const places = await loadPlaces(stage.server.database, market.tenant, market.locale);
  const buyer = { email: 'desk-guest@example.com', password: null, address: market.address };
  return { market, at: places, buyer };
}

describe('the desk', () => {
  it('an administrator invites a colleague, who signs in with her authenticator, and the audit shows it', async () => {
    let link = '';
    await actAsVisitor(at(), ENGLISH, async (page) => {
      await signIn(page, 'administrator');
      await chooseEnglish(page);
      await page.getByRole('navigation').getByRole('link', { name: staffTexts['staff.title'] }).click();
      await page.getByRole('link', { name: staffTexts['staff.invite'] }).click();
      await page.waitForURL('**/staff/new');
      await page.getByLabel(staffTexts['staff.name'], { exact: true }).fill('Noor de Wit');
      await page.getByLabel(staffTexts['staff.email'], { exact: true }).fill('noor@desk.example');
      await page.locator('[name=role]').selectOption('auditor');
      await page.getByRole('button', { name: staffTexts['staff.send'] }).click();
      await page.getByText('Noor de Wit has been invited').waitFor();
      link = await findSecret(page);
    });
    const password = 'a long and quiet sentence';
    await actAsVisitor(at(), { ...ENGLISH, javaScriptEnabled: false }, async (page) => {
      await page.goto(link);
      const secret = await findSecret(page);
      const accept = async (code: string) => {
        await page.locator('[name=password]').fill(password);
        await page.locator('[name=code]').fill(code);
        await page.getByRole('button', { name: 'To the desk' }).click();
      };
      const right = generateSync({ secret });
      await accept(right === '000000' ? '000001' : '000000');
      await page.getByRole('alert').waitFor();
      expect(await findSecret(page)).toBe(secret);
      await accept(generateSync({ secret }));
      await page.getByRole('banner').waitFor();
      await page.goto(`${getOrigin()}/audit`);
      await page
        .getByRole('row', { name: /staff\.invite/ })
        .first()
        .waitFor();
      expect(await page.getByRole('navigation').getByRole('link', { name: 'Staff' }).count()).toBe(0);
      const refused = await page.goto(`${getOrigin()}/staff`);
      expect(refused?.status()).toBe(403);
      await page.getByText('This needs the right “Manage staff”.').waitFor();
    });
    await actAsVisitor(at(), ENGLISH, async (page) => {
      await page.goto(link);
      await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    });
  });

  it('an order is found by its address and cancelled after its sums, and another comes back by keyboard alone', async () => {
    const { market, at: places, buyer } = await openMarket();
    const place = () =>
      placeOrderByCalls(
        createHttpVisitor(stage.server.getOrigin(market.tenant)),
        places,
        buyer,
        places.article.variantSku,
      );
    const [cancelled, returned] = [await place(), await place()];
    const shop = await createShopCommand(stage.server, market.tenant);
    await shop('order', 'dispatch', returned.number, '--carrier', 'DHL', '--tracking', '3SDESK1');
    await actAsVisitor(at(), { ...ENGLISH, bypassCSP: true }, async (page) => {
      await signIn(page, 'order-desk');
      const { postalCode, houseNumber } = market.address;
      await page.goto(`${getOrigin()}/nl/orders?text=${encodeURIComponent(`${postalCode} ${houseNumber}`)}`);
      await page.getByRole('link', { name: cancelled.number }).click();
      await page.getByText(orderTexts['action.cancel'], { exact: true }).click();
      await page.getByLabel(orderTexts['action.cancelWhole']).check();
      await page.locator('#cancel-reason').fill('De klant belde');
      await page.getByRole('button', { name: orderTexts['action.preview'] }).click();
      await page.getByText(orderTexts['preview.title']).waitFor();
      await page.getByRole('button', { name: orderTexts['action.cancelNow'] }).click();
      await page.waitForURL(/done/);
      await page.locator('.desk-pill').filter({ hasText: orderTexts['orderState.cancelled'] }).waitFor();
      expect(await listComplaints(page)).toEqual([]);
      expect((await page.goto(`${getOrigin()}/nl/returns`))?.status()).toBe(403);
    });
    await actAsVisitor(at(), { ...ENGLISH, bypassCSP: true }, async (page) => {
      await signIn(page, 'returns-clerk');
      await page.goto(`${getOrigin()}/nl/returns`);
      const scanned = page.getByLabel(orderTexts['returns.scan']);
      await expect.poll(() => scanned.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('3SDESK1');
      await page.keyboard.press('Enter');
      const pieces = page.getByRole('spinbutton').first();
      await expect.poll(() => pieces.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await listComplaints(page)).toEqual([]);
      await page.keyboard.type('1');
      await page.keyboard.press('Enter');
      await page.waitForURL(/booked/);
      await page.getByText(returned.number).first().waitFor();
    });
  });

  it('shows the screens of the palette by keyboard alone', async () => {
    await actAsVisitor(at(), ENGLISH, async (page) => {
      await signIn(page, 'auditor');
      // until the scripts of the page answer
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+k');
          return page.getByRole('combobox', { name: texts['palette.open'] }).isVisible();
        })
        .toBe(true);
      await page.keyboard.type('sess');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'My sessions' }).waitFor();
    });
  });

  it('axe, both modes and a narrow window find nothing wrong with any screen', async () => {
    await actAsVisitor(at(), { ...ENGLISH, bypassCSP: true }, async (page) => {
      await page.goto(`${getOrigin()}/sign-in`);
      expect(await listComplaints(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await signIn(page, 'administrator');
      const tenants = ['/nl/orders', '/nl/returns', '/nl/customers', '/nl/credit'];
      for (const path of [...tenants, '/staff', '/staff/new', '/keys', '/keys/new', '/audit', '/sessions']) {
        await page.goto(getOrigin() + path);
        expect([path, await listComplaints(page)]).toEqual([path, []]);
      }
    });
  });

  it('a shop does not answer on the desk’s host, nor the desk on a shop’s', async () => {
    await actAsVisitor(at(), ENGLISH, async (page) => {
      await page.goto(`${getOrigin()}/robots.txt`);
      expect(page.url()).toBe(`${getOrigin()}/sign-in?to=%2Frobots.txt`);
      const answer = await page.goto(`${getOrigin()}/sign-in`);
      expect(answer?.headers()).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      });
      expect((await page.goto(`${stage.server.getOrigin('nl')}/sign-in`))?.status()).toBe(404);
    });
  });

  it('no screen loads 150 KB of JavaScript', async () => {
    const folder = join(PRODUCT_FOLDER, DESK_BUILD_FOLDER);
    const { assets }: ServerBuild = await import(join(folder, 'server/index.js'));
    const weigh = (file: string) => gzipSync(readFileSync(join(folder, 'client', file))).length;
    const always = [assets.entry.module, ...assets.entry.imports];
    const screens = Object.values(assets.routes).filter((route) => route?.id.startsWith('screens/'));
    expect(screens.length).toBeGreaterThan(5);
    for (const { id, module, imports = [] } of screens.filter((route) => route !== undefined)) {
      const frame = ['root', 'frame/frame.route'].flatMap((name) => {
        const route = assets.routes[name];
        return route ? [route.module, ...(route.imports ?? [])] : [];
      });
      const bytes = [...new Set([...always, ...frame, module, ...imports])].reduce(
        (sum, file) => sum + weigh(file),
        0,
      );
      expect([id, bytes < 150_000]).toEqual([id, true]);
    }
  });
});
