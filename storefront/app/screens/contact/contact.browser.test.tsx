import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { holdCalls, showScreen, t } from '#app/shell/test-screen.tsx';
import * as contactScreen from './contact.route.tsx';

const CONTACT = '/klantenservice/contact';
const routes = [{ path: CONTACT, kind: 'personal', module: contactScreen }] as const;

const main = () => page.getByRole('main');
const submit = () => main().getByRole('button', { name: t('contact.submit') });
const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`);

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => field(name)).not.toBeNull();
    await page.elementLocator(field(name) as HTMLInputElement).fill(value);
  }
}

test('a refused form names its fields, takes the focus and keeps what was typed', async () => {
  showScreen(frame, `${CONTACT}?topic=warranty`, routes);
  await expect.element(submit()).toBeDisabled();
  await fill({ givenName: 'Zoë', familyName: 'Bos', email: 'zoe@', message: 'De lamp brandt niet.' });
  const calls = holdCalls();
  await submit().click();
  await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  calls.release();
  const summary = main()
    .getByRole('alert')
    .filter({ has: page.getByRole('link') });
  await expect.element(summary.getByText(t('contact.fault.email'))).toBeVisible();
  await expect.poll(() => summary.element().contains(document.activeElement)).toBe(true);
  expect(field('email')?.getAttribute('aria-invalid')).toBe('true');
  expect(['givenName', 'email', 'message'].map((name) => field(name)?.value)).toEqual([
    'Zoë',
    'zoe@',
    'De lamp brandt niet.',
  ]);
});

test('an answer shows the code that a service agent asks for, to be copied in one press', async () => {
  showScreen(frame, `${CONTACT}?topic=shipping.damaged`, routes);
  const code = main().getByText('SHP-DAMAGE', { exact: true });
  await expect.element(code).toBeVisible();
  expect(getComputedStyle(code.element()).userSelect).toBe('all');
  expect(code.element().closest('[translate=no]')).not.toBeNull();
});

test('typed values are there again at another topic, and after the shop could not be reached', async () => {
  showScreen(frame, `${CONTACT}?topic=warranty`, routes);
  await fill({ givenName: 'Zoë', familyName: 'Bos', email: 'lamp@example.com', message: 'De lamp is stuk.' });
  await main()
    .getByRole('link', { name: t('contact.change'), exact: true })
    .click();
  await expect.poll(() => document.querySelector('main a[href*="topic=promotions"]')).not.toBeNull();
  document.querySelector<HTMLElement>('main a[href*="topic=promotions"]')?.click();
  await expect.poll(() => field('message')?.value).toBe('De lamp is stuk.');
  const { fetch } = globalThis;
  globalThis.fetch = (address, sent) =>
    String(sent?.body).includes('mutation') ? Promise.reject(new TypeError('cut')) : fetch(address, sent);
  await submit().click();
  await expect.element(main().getByText(t('contact.failed'))).toBeVisible();
  globalThis.fetch = fetch;
  expect(field('message')?.value).toBe('De lamp is stuk.');
  await submit().click();
  await expect
    .element(main().getByRole('heading', { level: 1, name: t('contact.sent.title') }))
    .toBeVisible();
});
