import { expect, inject, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, showScreen, t } from '#app/shell/test-screen.tsx';
import * as protectionScreen from './payment-protection.route.tsx';

const PROTECTION = '/bestellen/betaalbescherming';
const Onward = () => <h1>Onward</h1>;
const routes = [
  { path: PROTECTION, kind: 'personal', module: protectionScreen },
  { path: '*', kind: 'public', module: { default: Onward } },
] as const;

test('the offer of protection asks for its terms, which nobody has ticked ahead, and then leads on', async () => {
  await commands.becomeVisitor(inject('testShop').buyers.protecting);
  showScreen(frame, PROTECTION, routes);
  const main = page.getByRole('main');
  const terms = main.getByRole('checkbox');
  const accept = main.getByRole('button', { name: t('credit.protection.accept') });
  await expect.element(terms).not.toBeChecked();
  await accept.click();
  await expect.element(main.getByRole('alert')).toHaveTextContent(t('credit.protection.terms.required'));
  await expect.element(terms).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible({ colours: true });
  await terms.click();
  await accept.click();
  await expect.element(page.getByRole('heading', { name: 'Onward' })).toBeVisible();
});
