import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toast } from '#app/features/toast/toasts.ts';
import * as frame from '#app/root.tsx';
import { expectAccessible, findArticle, showScreen, t, waitForBasket } from '#app/shell/test-screen.tsx';
import * as productScreen from './product.route.tsx';

const routes = [{ path: '/p/:slug/:sku', kind: 'public', module: productScreen }] as const;

let article: Awaited<ReturnType<typeof findArticle>>;
beforeAll(async () => {
  article = await findArticle({ sizes: 3 });
});

const main = () => page.getByRole('main');
const addButton = () =>
  main()
    .getByRole('button', { name: t('catalogue.product.add') })
    .first();
const added = () => page.getByRole('dialog', { name: t('shell.mini.added') });
const sizes = () => [...document.querySelectorAll<HTMLElement>('main a.size-option[data-state=available]')];
const isChosen = (size: string) =>
  sizes().some((link) => link.textContent === size && link.getAttribute('aria-current') === 'true');

/** Presses controls one right after the other, before the page can answer. */
function pressAtOnce(...controls: (HTMLElement | null | undefined)[]): void {
  for (const control of controls) {
    if (!control) throw new Error('a control is missing');
    control.click();
  }
}

test('the button asks for a missing size, at the sizes', async () => {
  showScreen(frame, article.path, routes);
  await waitForBasket(0);
  await addButton().click();
  const asks = t('catalogue.product.chooseFirst');
  await expect.element(main().getByText(asks)).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain(asks);
  expect(added().query()).toBeNull();
});

test('an added article opens the mini basket and counts at once, and Escape closes it', async () => {
  showScreen(frame, `${article.path}?variant=${article.variants[0]}`, routes);
  await waitForBasket(0);
  await addButton().click();
  await expect.element(added().getByText(article.name).first()).toBeVisible();
  expect(added().element().contains(document.activeElement)).toBe(true);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => added().query()).toBeNull();
  await waitForBasket(1);
});

test('the mini basket keeps the focus inside while it is open', async () => {
  showScreen(frame, `${article.path}?variant=${article.variants[0]}`, routes);
  await waitForBasket(1);
  await addButton().click();
  await expect.element(added().getByText(article.name).first()).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const focused = document.activeElement;
    expect(focused === document.body || added().element().contains(focused)).toBe(true);
  }
  await added()
    .getByRole('button', { name: t('basket.summary.continue') })
    .click();
  await expect.poll(() => added().query()).toBeNull();
});

test('the size that was pressed right before the button is the one that is ordered', async () => {
  showScreen(frame, article.path, routes);
  await waitForBasket(2);
  await expect.poll(() => sizes().length).toBeGreaterThan(1);
  const [, wanted] = sizes();
  const size = wanted?.textContent ?? '?';
  pressAtOnce(wanted, document.querySelector<HTMLElement>('main form.buy-bar button[type=submit]'));
  await expect.poll(() => isChosen(size)).toBe(true);
  await expect
    .element(
      added()
        .getByText(new RegExp(`\\b${size}\\b`))
        .first(),
    )
    .toBeVisible();
});

test('the number of pieces stays when another size is chosen', async () => {
  showScreen(frame, `${article.path}?variant=${article.variants[0]}`, routes);
  const pieces = main().getByLabelText(t('catalogue.product.quantity'), { exact: true });
  await pieces.selectOptions('2');
  const other = sizes().find((link) => link.getAttribute('aria-current') !== 'true');
  const size = other?.textContent ?? '?';
  pressAtOnce(other);
  await expect.poll(() => isChosen(size)).toBe(true);
  await expect.element(pieces).toHaveValue('2');
});

test('of many messages the last three stay, and each can be closed', async () => {
  showScreen(frame, article.path, routes);
  await waitForBasket(3);
  for (const text of ['one', 'two', 'three', 'four']) toast(text, 'error');
  const closers = () => page.getByRole('button', { name: t('ui.toast.close') });
  await expect.poll(() => closers().elements().length).toBe(3);
  await expect.element(page.getByText('four', { exact: true })).toBeVisible();
  expect(page.getByText('one', { exact: true }).query()).toBeNull();
  await closers().last().click();
  await expect.poll(() => page.getByText('four', { exact: true }).query()).toBeNull();
  await expect.poll(() => closers().elements().length).toBe(2);
});
