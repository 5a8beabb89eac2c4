import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { openBrowser, openVisitor, waitForTakeOver } from './support/browser.ts';
import { type Buyer, placeOrderByCalls } from './support/checkout.ts';
import { createEmptyAddress, type DatabaseAddress } from './support/database-address.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { createOwnCopy, type OwnCopy } from './support/own-copy.ts';
import { blockPictures } from './support/pictures.ts';
import { listScreens } from './support/screens/places.ts';

const TENANTS = 'retailers/tavelo/tenants';

let copy: OwnCopy;
let browser: Browser;
let database: DatabaseAddress;
let port: number;

/** One shop for both: the fifth tenant is there when it starts, and is seeded with the others. */
beforeAll(async () => {
  [copy, browser, database] = await Promise.all([createOwnCopy(), openBrowser(), createEmptyAddress()]);
  await addTenant(copy);
  port = await copy.startDev(database.url);
});
afterAll(async () => {
  await browser?.close();
  await copy?.remove();
  await database?.drop();
});

it('npm run dev: the page is alive and shows changed texts, components and styles without a restart', async () => {
  const { page, context, faults } = await openVisitor(browser);
  await blockPictures(context);
  // its first page is compiled while it is waited for
  await page.goto(`http://nl.localhost:${port}/`, { timeout: 60_000 });
  await expect.poll(() => chooseColorMode(page), { timeout: 60_000 }).toBe('dark');
  expect(faults).toEqual([]);

  await copy.edit('texts/nl-NL/shell.json', '"shell.skip": "', '"shell.skip": "Zonder omweg ');
  await page.getByText('Zonder omweg').waitFor({ state: 'attached', timeout: 60_000 });
  // an edit before that is in the scripts, and not in the page that they take over
  await waitForTakeOver(page);

  const heading = page.locator('h2#brands');
  await copy.edit(
    'storefront/app/screens/home/brand-strip.tsx',
    "{t('home.brands')}",
    "{t('home.brands')} hier",
  );
  await heading.filter({ hasText: 'hier' }).waitFor();
  await copy.edit(
    'storefront/app/theme/base.css',
    '@font-face',
    '#brands { letter-spacing: 7px }\n@font-face',
  );
  await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('7px');

  // a page that was on its way during an edit has the old words and the new scripts, and React says so; the next has not
  faults.length = 0;
  await page.reload();
  await waitForTakeOver(page);
  await heading.filter({ hasText: 'hier' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('a fifth tenant is a folder: at copied to lu, with a path of its own, sells', async () => {
  const who = createHttpVisitor(`http://lu.localhost:${port}`);
  const at = await findPlaces(copy, who);
  for (const path of [at.home, at.category, at.article.page, at.basket, at.terms, `${at.search}?q=a`])
    expect((await who.get(path)).status, path).toBe(200);
  expect((await who.get('/warenkorb')).status, 'the path of the tenant it was copied from').toBe(404);
  expect((await createHttpVisitor(`http://at.localhost:${port}`).get(at.basket)).status).toBe(404);

  await expectBrand(who, at.home);

  const placed = await placeOrderByCalls(who, at, BUYER, at.article.variantSku);
  expect((await who.get(placed.page)).body).toContain(placed.number);
});

/** The folder of the tenant at once more as lu, with a look and a path of its own. */
async function addTenant({ folder, edit }: OwnCopy): Promise<void> {
  await cp(join(folder, `${TENANTS}/at`), join(folder, `${TENANTS}/lu`), { recursive: true });
  for (const [from, to] of [
    ["id: 'at'", "id: 'lu'"],
    ["country: 'AT'", `country: 'LU', brand: ${JSON.stringify(VIOLET)}`],
    ["'at.localhost'", "'lu.localhost'"],
    ["'tavelo-at'", "'tavelo-lu'"],
    ['paths: germanPaths', "paths: { ...germanPaths, basket: '/einkaufskorb' }"],
  ] as const)
    await edit(`${TENANTS}/lu/settings.ts`, from, to);
}

/** The tenant's own colours and mark: in its pages, icons, social picture and error pages. */
async function expectBrand(who: HttpVisitor, home: string): Promise<void> {
  const { accent } = VIOLET.colours;
  const page = (await who.get(home)).body;
  expect(page).toContain(`--accent:light-dark(${accent.light}, ${accent.dark})`);
  expect(page).toContain(`d="${VIOLET.mark}"`);
  const [, social = ''] = /property="og:image" content="[^"]*?(\/img\/[^"]+)"/.exec(page) ?? [];
  expect((await detectColour((await who.get(social)).bytes)).violet).toBe(true);
  expect((await who.get('/favicon.svg')).body).toContain(accent.light);
  expect((await detectColour((await who.get('/apple-touch-icon.png')).bytes)).violet).toBe(true);
  const refused = await who.send('/einkaufskorb', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(refused.status).toBe(403);
  expect(refused.body).toContain(accent.light);
  expect(refused.body).toContain(VIOLET.mark);
}

async function detectColour(picture: Buffer): Promise<{ violet: boolean }> {
  const { dominant } = await sharp(picture).stats();
  return { violet: dominant.b > dominant.g && dominant.r > dominant.g };
}

/** A look that no other shop has. */
const VIOLET = {
  colours: {
    accent: { light: '#5b2a86', dark: '#7d4bab' },
    accentHover: { light: '#4a2270', dark: '#6f3f9b' },
    accentPressed: { light: '#3a1a59', dark: '#61368a' },
    accentText: { light: '#5b2a86', dark: '#c9a4ec' },
    accentSoft: { light: '#f1e9f7', dark: '#2c1b3b' },
    onAccent: { light: '#ffffff', dark: '#ffffff' },
  },
  mark: 'M10 8v16h12',
};

/** Behaviour of a living page that a dead one lacks. Scripts may still be on their way: to be asked again. */
async function chooseColorMode(page: Page): Promise<string | undefined> {
  for (const name of ['Licht', 'Donker'])
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .click();
  return page.evaluate(() => document.documentElement.dataset.mode);
}

const BUYER: Buyer = {
  email: 'marie.weber@example.com',
  password: null,
  address: {
    givenName: 'Marie',
    familyName: 'Weber',
    street: 'Rue du Fossé',
    houseNumber: '4',
    postalCode: '1536',
    city: 'Luxembourg',
  },
};

/** By the tenant's own settings and what its gateway says is for sale: the database is the running shop's. */
async function findPlaces({ folder }: OwnCopy, who: HttpVisitor) {
  const lu = (await loadTenants(join(folder, TENANTS))).find(({ id }) => id === 'lu');
  const localeSettings = lu?.locales[0];
  if (!localeSettings) throw new Error('the copy has no lu');
  const { data } = await who.ask(`{ home { categories { path }
    bestsellers(first: 24) { sku slug variations { sku availability { state } } } } }`);
  if (!data) throw new Error('the gateway does not answer');
  const { categories, bestsellers } = data.home as HomeData;
  const [article] = bestsellers.flatMap(({ sku, slug, variations }) => {
    const inStock = variations.find(({ availability }) => availability.state === 'IN_STOCK');
    return inStock ? [{ page: `/p/${slug}/${sku}`, variantSku: inStock.sku }] : [];
  });
  if (!article || !categories[0]) throw new Error('the demo sells nothing');
  return { ...listScreens('lu', localeSettings), category: `/${categories[0].path}/`, article };
}

type HomeData = {
  readonly categories: readonly { readonly path: string }[];
  readonly bestsellers: readonly {
    readonly sku: string;
    readonly slug: string;
    readonly variations: readonly {
      readonly sku: string;
      readonly availability: { readonly state: string };
    }[];
  }[];
};
