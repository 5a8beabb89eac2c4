import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { queryShop, showScreen, t } from '#app/shell/test-screen.tsx';
import * as compareScreen from './compare.route.tsx';

const COMPARE = '/vergelijken';
const routes = [{ path: COMPARE, kind: 'public', module: compareScreen }] as const;

const table = () => page.getByRole('table', { name: t('compare.title') });

/** Articles of one kind that can be compared. */
async function findComparableSkus(): Promise<string[]> {
  const { category } = await queryShop<{ category: { products: { results: Found[] } } }>(
    '{ category(path: "auto") { products { results { product { sku comparedAs } } } } }',
  );
  const products = category.products.results.map(({ product }) => product);
  const kind = products.find(({ comparedAs }) => comparedAs !== null)?.comparedAs;
  return products.filter(({ comparedAs }) => comparedAs === kind).map(({ sku }) => sku);
}

type Found = { readonly product: { readonly sku: string; readonly comparedAs: string | null } };

test('three articles stand beside each other on a narrow phone, and their heads stay above the columns', async () => {
  await page.viewport(320, 740);
  const skus = (await findComparableSkus()).slice(0, 3);
  expect(skus).toHaveLength(3);
  showScreen(frame, `${COMPARE}?${skus.map((sku) => `sku=${sku}`).join('&')}`, routes);
  await expect.element(table()).toBeVisible();
  const element = table().element();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.parentElement?.clientWidth ?? 0);

  expect(document.querySelector('.compare-heads')).toBeNull();
  const row = table().getByRole('row').last();
  row.element().scrollIntoView();
  const measureEdges = (all: Iterable<Element>) =>
    [...all].map((one) => Math.round(one.getBoundingClientRect().left));
  const short = () => document.querySelectorAll('.compare-heads-one');
  await expect.poll(() => short().length).toBe(3);
  expect(measureEdges(short())).toEqual(measureEdges(row.getByRole('cell').elements()));
});

test('the facts in which articles differ can be seen alone', async () => {
  await page.viewport(1280, 900);
  const skus = (await findComparableSkus()).slice(0, 2);
  showScreen(frame, `${COMPARE}?${skus.map((sku) => `sku=${sku}`).join('&')}`, routes);
  const rows = () => table().getByRole('row').elements().length;
  await expect.poll(rows).toBeGreaterThan(1);
  const all = rows();
  await page.getByRole('link', { name: t('compare.only') }).click();
  await expect.poll(rows).toBeLessThan(all);
});
