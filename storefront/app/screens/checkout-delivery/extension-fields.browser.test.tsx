import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, findArticle, queryShop, showScreen, t } from '#app/shell/test-screen.tsx';
import * as deliveryScreen from './checkout-delivery.route.tsx';

const { paths } = inject('testShop').tenant.locales[0] ?? { paths: {} as Record<string, string> };
const STEP = paths.checkoutDeliveryChange ?? '';
const routes = [
  { path: STEP, kind: 'personal', module: deliveryScreen },
  { path: '*', kind: 'public', module: { default: () => <h1>Elsewhere</h1> } },
] as const;

const billing = {
  ...{ salutation: 'female', givenName: 'Zoë', familyName: 'Bos', street: 'Heuvelstraat' },
  ...{ houseNumber: '12', postalCode: '5038 EA', city: 'Tilburg' },
};
const field = () => page.getByRole('textbox', { name: /^Kostenplaats/ });
const readStored = async () =>
  (await queryShop<{ checkout: { fields: { value: string }[] } }>('{ checkout { fields { value } } }'))
    .checkout.fields[0]?.value;

test('an extension’s field shows its stored value, refuses a wrong one beside it, and saves a right one', async () => {
  const { variants } = await findArticle({ sizes: 1 });
  await queryShop('mutation ($sku: ID!) { addToBasket(input: { variantSku: $sku }) { __typename } }', {
    sku: variants[0],
  });
  await queryShop(
    'mutation { setCheckoutIdentity(input: { identity: GUEST, email: "zoe@example.com" }) { __typename } }',
  );
  await queryShop(
    'mutation ($input: CheckoutDeliveryInput!) { setCheckoutDelivery(input: $input) { __typename } }',
    {
      input: {
        billing,
        deliveryOption: 'standard',
        fields: [{ extension: 'test-erp', key: 'costCentre', value: 'K1' }],
      },
    },
  );
  expect(await readStored()).toBe('K1');
  showScreen(frame, STEP, routes);
  await expect.element(field()).toHaveValue('K1');
  await expectAccessible();

  await field().fill('twelve');
  const submit = () => page.getByRole('button', { name: t('checkout.continue') }).last();
  await submit().click();
  const message = () => page.getByText('Een kostenplaats begint met K.').last();
  await expect.element(message()).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveValue('twelve');
  expect(await readStored()).toBe('K1');

  await field().fill('K12');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await submit().click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(await readStored()).toBe('K12');
});
