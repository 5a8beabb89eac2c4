import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { personalStore } from '#app/session/personal-state.ts';
import {
  expectAccessible,
  findArticle,
  queryShop,
  showScreen,
  t,
  waitForPersonalParts,
} from '#app/shell/test-screen.tsx';
import * as basketScreen from './basket.route.tsx';

const BASKET = '/winkelmandje';
const routes = [{ path: BASKET, kind: 'personal', module: basketScreen }] as const;

const main = () => page.getByRole('main');
const removers = () =>
  main()
    .getByRole('button', { name: t('basket.line.removeShort') })
    .elements() as HTMLElement[];

async function add(variantSku: string): Promise<void> {
  await queryShop('mutation ($sku: ID!) { addToBasket(input: { variantSku: $sku }) { __typename } }', {
    sku: variantSku,
  });
}

async function showBasket(): Promise<void> {
  const { variants } = await findArticle({ sizes: 2 });
  for (const sku of variants.slice(0, 2)) await add(sku);
  showScreen(frame, BASKET, routes);
  await expect.poll(() => removers().length).toBe(2);
}

test('a code that does not exist is said at its field, where it can be corrected', async () => {
  await showBasket();
  const field = main().getByRole('textbox', { name: t('basket.voucher.label'), exact: true });
  const enter = async (code: string) => {
    await field.fill(code);
    await main()
      .getByRole('button', { name: t('basket.voucher.submit') })
      .click();
  };
  await enter('GEENCODE');
  await expect.element(main().getByText(t('basket.fault.code'))).toBeVisible();
  await expect.element(field).toHaveValue('GEENCODE');
  await enter('welkom10');
  const remove = main().getByRole('button', { name: t('basket.voucher.remove', { code: 'WELKOM10' }) });
  await expect.element(remove).toBeVisible();
  await expectAccessible();
  await remove.click();
  await expect.poll(() => remove.query()).toBeNull();
});

test('the basket of the header opens nothing over the basket itself', async () => {
  await page.viewport(1280, 900);
  await showBasket();
  await waitForPersonalParts();
  await page
    .getByRole('link', { name: new RegExp(`^${t('shell.basket')}`) })
    .first()
    .click();
  expect(personalStore.get().miniBasket.open).toBe(false);
  expect(removers()).toHaveLength(2);
});

test('a wrong postal code stays in its field, and a right one names the place of the dates', async () => {
  await showBasket();
  const field = main().getByRole('textbox', { name: t('basket.place.label') });
  const tell = async (typed: string) => {
    await field.fill(typed);
    await main()
      .getByRole('button', { name: t('basket.place.submit') })
      .click();
  };
  await tell('1234');
  await expect.element(main().getByText(t('form.error.postal_code'))).toBeVisible();
  await expect.element(field).toHaveValue('1234');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await tell('5038ea');
  await expect
    .element(main().getByRole('heading', { name: t('basket.place.to', { postalCode: '5038 EA' }) }))
    .toBeVisible();
});

test('two lines that are removed one right after the other are both gone, and the last comes back', async () => {
  await showBasket();
  for (const button of removers()) button.click();
  await expect.poll(() => removers().length).toBeLessThan(2);
  // a page that disables its buttons while an answer is on its way takes one press at a time
  for (const button of removers()) button.click();
  await expect.element(main().getByText(t('basket.empty.title'))).toBeVisible();
  await main()
    .getByRole('button', { name: t('basket.undo') })
    .click();
  await expect.poll(() => removers().length).toBe(1);
});
