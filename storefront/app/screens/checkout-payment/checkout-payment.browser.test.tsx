import { expect, inject, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, showScreen, t } from '#app/shell/test-screen.tsx';
import * as paymentScreen from './checkout-payment.route.tsx';

const PAYMENT = '/bestellen/betaling-wijzigen';
const Onward = () => <h1>Onward</h1>;
const routes = [
  { path: PAYMENT, kind: 'personal', module: paymentScreen },
  { path: '*', kind: 'public', module: { default: Onward } },
] as const;

test('a wrong account of a direct debit is said at its field, and a right one with its mandate leads on', async () => {
  await commands.becomeVisitor(inject('testShop').buyers.paying);
  showScreen(frame, PAYMENT, routes);
  const main = page.getByRole('main');
  const iban = main.getByRole('textbox', { name: t('payment.account.iban') });
  const submit = main.getByRole('button', { name: t('checkout.continue') });
  await expect.element(submit).toBeVisible();
  expect(iban.query(), 'before it is chosen').toBeNull();
  (main.element().querySelector('[value=direct-debit]') as HTMLElement).click();
  await expect.element(iban).toBeVisible();
  await main.getByRole('textbox', { name: t('payment.account.holder') }).fill('Sanne van den Berg');
  await iban.fill('NL91 ABNA 0417 1643 01');
  await submit.click();
  await expect.element(iban).toHaveAttribute('aria-invalid', 'true');
  await expect.element(iban).toHaveValue('NL91 ABNA 0417 1643 01');
  await expect.element(main.getByText(t('form.error.iban')).first()).toBeVisible();
  await expectAccessible({ colours: true });
  await iban.fill('NL91 ABNA 0417 1643 00');
  (main.element().querySelector('input[name=mandate]') as HTMLElement).click();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Onward' })).toBeVisible();
});
