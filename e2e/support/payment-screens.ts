import type { TestServer } from '../../server/test-server.ts';
import { buyerAfter, orderFields, pressOrder, sayHow } from './checkout.ts';
import { type HttpVisitor, httpVisitor } from './http-visitor.ts';
import type { MarketCase } from './markets.ts';
import type { Places } from './places.ts';
import type { Screen } from './screens.ts';

/** What is shown between an order and its payment, and by a payment link. */
export async function paymentScreens(server: TestServer, at: Places, market: MarketCase): Promise<Screen[]> {
  const begin = async () => {
    const who = await buyerAfter(httpVisitor(server.origin(at.tenant)), at, market.address, 1);
    await sayHow(who, at, 'paypal');
    const { page } = await pressOrder(who, at, await orderFields(who, at));
    return { who, going: page, page: page.replace('&go=1', '') };
  };
  const [waiting, refused] = [await begin(), await begin()];
  await refuse(refused.who, refused.going);
  const debit = await buyerAfter(httpVisitor(server.origin(at.tenant)), at, market.address, 1);
  const link = `${at.localeSettings.paths.paylink}?link=${'a'.repeat(40)}`;
  return [
    { name: 'payment awaited', path: waiting.page, who: waiting.who, status: 200 },
    { name: 'basket, payment awaited', path: at.basket, who: waiting.who, status: 200 },
    { name: 'payment refused', path: refused.page, who: refused.who, status: 200 },
    { name: 'payment link, changed', path: link, who: waiting.who, status: 200 },
    {
      name: 'payment, direct debit refused',
      path: at.payment,
      who: debit,
      status: 422,
      form: { intent: 'payment', paymentMethod: 'direct-debit', iban: 'NL00' },
    },
  ];
}

/** Presses the sandbox's button where the page leads to. */
async function refuse(who: HttpVisitor, going: string): Promise<void> {
  const { body } = await who.get(going);
  const address = /\/sandbox-pay\/sb_[0-9a-f]+/.exec(body)?.[0];
  if (!address) throw new Error(`nothing is paid at ${going}`);
  await who.post(address, { answer: 'refuse' });
}
