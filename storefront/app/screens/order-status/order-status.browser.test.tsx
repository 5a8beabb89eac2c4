import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, showScreen, t } from '#app/shell/test-screen.tsx';
import * as orderScreen from './order-status.route.tsx';

const routes = [{ path: '/bestelling', kind: 'personal', module: orderScreen }] as const;
const { arrived, credit } = inject('testShop').buyers;

const main = () => page.getByRole('main');
/** A text of the shop with any amount in it. */
const match = (id: Parameters<typeof t>[0]) =>
  new RegExp(`^${t(id, { amount: '@' }).replaceAll(/[().]/g, String.raw`\$&`).replace('@', '.+')}$`);

test('a return is announced after what it brings is shown, and gives a label', async () => {
  showScreen(frame, arrived, routes);
  const announce = main().getByRole('button', { name: t('order.returning.announce') });
  const ask = main().getByRole('button', { name: t('order.return.ask') });
  await expect.element(ask).toBeVisible();
  expect(announce.query()).toBeNull();
  (main().element().querySelector('select[name=q1]') as HTMLSelectElement).value = '1';
  await ask.click();
  await expect.element(main().getByText(t('order.return.newTotal'))).toBeVisible();
  await main()
    .getByRole('combobox', { name: t('order.returning.reason') })
    .selectOptions(t('order.return.reason.not-liked'));
  await expectAccessible();
  await announce.click();
  await expect.element(main().getByText(t('order.returning.done')).first()).toBeVisible();
  await expect
    .element(main().getByRole('link', { name: t('order.returning.label.open') }))
    .toHaveAttribute('href', expect.stringContaining('/api/'));
});

test('a credit is paid back early once its postal code is right, for the sum that was shown', async () => {
  showScreen(frame, credit.page, routes);
  const section = main().getByRole('region', { name: t('account.credit.title') });
  await section.getByText(t('account.credit.repay'), { exact: true }).click();
  const repay = section.getByRole('button', { name: match('account.credit.repay.submit') });
  await expect.element(repay).toBeVisible();
  await expect.element(section.getByText(t('account.credit.saved')).first()).toBeVisible();
  await expectAccessible({ colours: true });
  const field = section.getByRole('textbox', { name: t('account.credit.fact') }).first();
  await field.fill('1000 AA');
  await repay.click();
  await expect.element(main().getByText(t('account.credit.fact.wrong')).first()).toBeVisible();
  await field.fill(credit.postalCode);
  await repay.click();
  await expect.element(main().getByText(t('account.credit.repaying')).first()).toBeVisible();
});
