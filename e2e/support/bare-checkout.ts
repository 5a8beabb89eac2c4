import type { BarePage } from './bare-page.ts';
import type { MarketCase } from './screens/markets.ts';
import type { Shopper } from './shopping.ts';

/** The shopper's own part of the delivery form, by its fields' names. */
export function listBillingFields({ address }: MarketCase, prefix: 'billing' | 'delivery' = 'billing') {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}.${name}`, value]));
}

/** From the basket to the order button as a guest, by the forms of the pages as they stand without scripts. */
export async function goThroughBareCheckout(
  basket: BarePage,
  market: MarketCase,
  t: Shopper['t'],
  email: string,
): Promise<BarePage> {
  const login = await basket.follow(t('basket.summary.checkout'));
  const delivery = await login.press(t('checkout.login.guest.submit'), { email });
  const payment = await delivery.press(t('checkout.continue'), listBillingFields(market));
  return payment.press(t('checkout.continue'), { paymentMethod: 'invoice' });
}
