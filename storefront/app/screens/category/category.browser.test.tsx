import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, holdCalls, showScreen, t, waitForBasket } from '#app/shell/test-screen.tsx';
import { TAKEN_OVER } from '#app/start/start-script.ts';
import { keepTranslating } from '#app/start/test-translator.ts';
import { followTranslations } from '#app/start/translated-texts.ts';
import * as categoryScreen from './category.route.tsx';

const routes = [{ path: '*', kind: 'public', module: categoryScreen }] as const;
const CATEGORY = '/dames/';

const main = () => page.getByRole('main');
const chips = () =>
  page
    .getByRole('region', { name: t('list.chosen') })
    .getByRole('listitem')
    .elements().length;
const boxes = (key: string) => [...document.querySelectorAll<HTMLInputElement>(`#filters [name="f.${key}"]`)];
const box = (key: string, value: string) => boxes(key).find((one) => one.value === value);

/** How many articles the page says there are. */
function readCount(): number {
  const [status] = main()
    .getByRole('status')
    .elements()
    .filter(({ textContent }) => /\d/.test(textContent ?? ''));
  return Number((status?.textContent ?? '').replace(/\D/g, ''));
}

async function showCategory(query = ''): Promise<number> {
  showScreen(frame, CATEGORY + query, routes);
  await expect.poll(readCount).toBeGreaterThan(0);
  return readCount();
}

test('two filters that are pressed one right after the other both narrow the list', async () => {
  const all = await showCategory();
  const [one = '', other = ''] = boxes('colour').map(({ value }) => value);
  for (const value of [one, other]) box('colour', value)?.click();
  await expect.poll(chips).toBe(2);
  expect([box('colour', one)?.checked, box('colour', other)?.checked]).toEqual([true, true]);
  await expect.poll(readCount).toBeLessThan(all);
  await main()
    .getByRole('link', { name: t('list.clear') })
    .first()
    .click();
  await expect.poll(readCount).toBe(all);
  expect(box('colour', one)?.checked).toBe(false);
});

test('every press counts that follows another one before its answer, and so does taking back', async () => {
  const all = await showCategory();
  const sort = () => page.getByLabelText(t('catalogue.sort'), { exact: true });
  const calls = holdCalls();
  boxes('colour')[0]?.click();
  await sort().selectOptions('price-asc');
  (page.getByRole('switch').first().element() as HTMLElement).click();
  calls.release();
  await expect.poll(chips).toBe(2);
  await expect.poll(readCount).toBeLessThan(all);
  await expect.element(sort()).toHaveValue('price-asc');
  const again = holdCalls();
  for (const left of [1, 0]) {
    const chip = page
      .getByRole('region', { name: t('list.chosen') })
      .getByRole('listitem')
      .last();
    (chip.getByRole('link').element() as HTMLElement).click();
    await expect.poll(chips).toBe(left);
  }
  again.release();
  await expect.poll(readCount).toBe(all);
  await expect.element(sort()).toHaveValue('price-asc');
});

test('a price is written as the market writes it, and words in its place are refused where they stand', async () => {
  await showCategory();
  const field = () => document.querySelector<HTMLInputElement>('#filters [name="f.price.to"]');
  const price = page.elementLocator(field() as HTMLInputElement);
  await price.fill('100,50');
  await userEvent.keyboard('{Enter}');
  await expect.poll(chips).toBe(1);
  await expect.poll(() => field()?.value).toBe('100,5');
  await page.elementLocator(field() as HTMLInputElement).fill('veel');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('alert').filter({ hasText: t('list.filter.number') })).toBeVisible();
  expect(field()?.value).toBe('veel');
});

test('a list without articles says so and leads back to all of them', async () => {
  showScreen(frame, `${CATEGORY}?f.price.to=0.01`, routes);
  await expect.element(main().getByRole('heading', { name: t('list.none') })).toBeVisible();
  await main()
    .getByRole('link', { name: t('list.clear') })
    .first()
    .click();
  await expect.poll(readCount).toBeGreaterThan(0);
});

test('a section of filters is opened and used by the keyboard alone, and the focus stays on the box', async () => {
  await showCategory();
  const summary = document.querySelector<HTMLElement>(
    '#filters details:not([open]):has([type=checkbox]) > summary',
  );
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => summary?.closest('details')?.open).toBe(true);
  await expect.poll(() => summary?.closest('details')?.querySelector('input')?.checkVisibility()).toBe(true);
  await userEvent.keyboard('{Tab}');
  const name = document.activeElement?.getAttribute('name') ?? '';
  expect(name).toMatch(/^f\./);
  await userEvent.keyboard(' ');
  await expect.poll(chips).toBe(1);
  expect(document.activeElement?.getAttribute('name')).toBe(name);
});

test('on a phone the sheet of filters says how many articles are left before it is applied', async () => {
  await page.viewport(360, 740);
  const all = await showCategory();
  await page.getByRole('button', { name: t('list.filters'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('list.filters') });
  await expect.element(sheet).toBeVisible();
  await expect
    .element(sheet.getByRole('button', { name: t('list.show.count', { count: all }) }))
    .toBeVisible();
  const section = sheet.element().querySelector('details:has([name="f.colour"])');
  section?.querySelector('summary')?.click();
  section?.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
  const readPromise = () => Number((apply().query()?.textContent ?? '').replace(/\D/g, ''));
  const apply = () => sheet.getByRole('button', { name: /\d/ });
  // while it is being counted the button promises no number
  await expect.poll(() => readPromise() > 0 && readPromise() < all).toBe(true);
  const promised = readPromise();
  expect(readCount()).toBe(all);
  await apply().click();
  await expect.poll(() => sheet.query()).toBeNull();
  await expect.poll(readCount).toBe(promised);
  await page.viewport(1280, 900);
});

async function openQuickView() {
  await showCategory();
  await waitForBasket(0);
  const tile = main()
    .getByRole('article')
    .filter({ hasNotText: t('catalogue.tile.soldOut') })
    .first();
  const name = tile.getByRole('heading').getByRole('link').element().textContent?.trim() ?? '';
  const link = tile.getByRole('link', { name: t('product.quick.openOf', { name }) }).element() as HTMLElement;
  link.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog.getByRole('button', { name: t('catalogue.product.add') })).toBeVisible();
  return { dialog, link };
}

test('the quick view closes by Escape and gives the focus back to its link', async () => {
  const { dialog, link } = await openQuickView();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBeNull();
  expect(document.activeElement).toBe(link);
});

test('the quick view asks for the size first, and puts what is chosen into the basket', async () => {
  const { dialog } = await openQuickView();
  const add = dialog.getByRole('button', { name: t('catalogue.product.add') });
  await add.click();
  const asks = t('catalogue.product.chooseFirst');
  await expect.element(dialog.getByText(asks)).toBeVisible();
  const options = dialog
    .element()
    .querySelectorAll<HTMLElement>('a[data-state=available]:not([aria-current])');
  [...options].at(-1)?.click();
  await expect.element(dialog.getByText(/op voorraad/i).first()).toBeVisible();
  await add.click();
  await expect.element(page.getByRole('dialog', { name: t('shell.mini.added') })).toBeVisible();
  await expect.poll(() => dialog.query()).toBeNull();
});

/** Lines of text of a tile, without those that are cut off and without its controls. */
function countLines(tile: Element): number {
  const middles: number[] = [];
  const texts = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    const shown = around?.closest('.tile-facts, h3')?.getBoundingClientRect();
    if (!around || around.closest('.sr-only, .tile-choices, .quick-view-link, button, .absolute')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { top, height } of range.getClientRects()) {
      const middle = top + height / 2;
      const isHidden = height === 0 || (shown && middle > shown.bottom);
      if (!isHidden && !middles.some((known) => Math.abs(known - middle) < 8)) middles.push(middle);
    }
  }
  return middles.length;
}

test('on a phone a tile shows its facts whole, in at most six lines of text', async () => {
  await page.viewport(360, 740);
  await showCategory();
  const facts = [...document.querySelectorAll<HTMLElement>('.tile-facts')].filter((line) =>
    line.checkVisibility(),
  );
  expect(facts.length).toBeGreaterThan(5);
  const cut = facts.flatMap((line) =>
    [...line.querySelectorAll('span')].filter(
      (part) => part.scrollWidth > part.clientWidth && part.offsetTop < line.offsetTop + line.offsetHeight,
    ),
  );
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  expect(facts.filter((line) => line.clientHeight > 20)).toEqual([]);
  const tiles = facts.map((line) => line.closest('.product-tile')).filter((tile) => tile !== null);
  expect(tiles.filter((tile) => countLines(tile) > 6).map(({ textContent }) => textContent)).toEqual([]);
});

test('a translated list counts what its filters leave', async () => {
  await page.viewport(1280, 900);
  performance.mark(TAKEN_OVER);
  followTranslations();
  const all = await showCategory();
  const end = keepTranslating();
  boxes('colour')[0]?.click();
  await expect.poll(readCount).toBeLessThan(all);
  const ofColour = readCount();
  (page.getByRole('switch').first().element() as HTMLElement).click();
  await expect.poll(readCount).toBeLessThan(ofColour);
  await expect.poll(() => document.querySelectorAll('main font').length).toBeGreaterThan(10);
  end();
});
