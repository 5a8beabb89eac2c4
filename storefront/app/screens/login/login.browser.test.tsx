import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, holdCalls, showScreen, t, waitForBasket } from '#app/shell/test-screen.tsx';
import * as loginScreen from './login.route.tsx';

const LOGIN = '/mijn-account/inloggen';
const Terms = () => <h1>Elsewhere</h1>;
const routes = [
  { path: LOGIN, kind: 'personal', module: loginScreen },
  { path: '*', kind: 'public', module: { default: Terms } },
] as const;

const dialog = () => page.getByRole('dialog', { name: t('account.login.title') });
const email = () => dialog().getByLabelText(t('form.field.email'));
const password = () => dialog().getByRole('textbox', { name: t('form.field.password') });
const submit = () => dialog().getByRole('button', { name: t('account.login.submit'), exact: true });
const opener = () => page.getByRole('link', { name: t('shell.account.signIn') }).first();

async function openDialog(): Promise<void> {
  showScreen(frame, '/elsewhere', routes);
  await waitForBasket(0);
  await opener().click();
  await expect.element(email()).toBeVisible();
}

test('the sign-in over a page has the focus inside, and Escape gives it back to its link', async () => {
  await openDialog();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
  expect(document.activeElement).toBe(opener().element());
});

test('a wrong password is said in the dialog, and the typed address stays', async () => {
  await openDialog();
  await email().fill('nobody@example.com');
  await password().fill('not the password');
  const calls = holdCalls();
  await submit().click({ timeout: 5000 });
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  calls.release();
  await expect.element(dialog().getByText(t('account.login.wrong'))).toBeVisible();
  await expect.element(email()).toHaveValue('nobody@example.com');
});

test('a missing address is named at its field', async () => {
  await openDialog();
  await submit().click();
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Elsewhere' })).toBeInTheDocument();
});

test('the right password closes the dialog over the same page, which greets the customer', async () => {
  const customer = inject('testShop').customer;
  await openDialog();
  await email().fill(customer.email);
  await password().fill(customer.password);
  await submit().click();
  await expect.poll(() => dialog().query()).toBeNull();
  await expect.poll(() => document.querySelector('[popovertarget="account-menu"]')).not.toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('popovertarget')).toBe('account-menu');
});
