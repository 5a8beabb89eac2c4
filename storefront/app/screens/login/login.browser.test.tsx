import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, holdCalls, showScreen, t, waitForBasket } from '#app/shell/test-screen.tsx';
import { TAKEN_OVER } from '#app/start/start-script.ts';
import { keepTranslating } from '#app/start/test-translator.ts';
import { followTranslations } from '#app/start/translated-texts.ts';
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

test('a fault of a translated sign-in is said, and the typed password stays', async () => {
  performance.mark(TAKEN_OVER);
  followTranslations();
  showScreen(frame, LOGIN, routes);
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: t('form.field.password') });
  await expect.element(field).toBeVisible();
  const end = keepTranslating();
  await field.fill('not the password');
  await main.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
  await expect.poll(() => main.element().querySelector('[name=email][aria-invalid=true]')).not.toBeNull();
  await expect.element(field).toHaveValue('not the password');
  await expect.poll(() => document.querySelectorAll('main font').length).toBeGreaterThan(10);
  end();
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
