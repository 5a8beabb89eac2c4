import type { TestServer } from '#wiring/test-server.ts';
import { createBuyerAfter, fetchOrderFields, pressOrder, sayHow } from '../checkout.ts';
import { createHttpVisitor, type HttpVisitor } from '../http-visitor.ts';
import type { MarketCase } from './markets.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

/** The screens between an order and its payment, and those of a payment link. */
export async function listPaymentScreens(
  server: TestServer,
  at: Places,
  market: MarketCase,
): Promise<Screen[]> {
  const begin = () => beginPayment(server, at, market);
  const [waiting, refused] = [await begin(), await begin()];
  await refused.who.post(await findProviderPage(refused.who, refused.going), { answer: 'refuse' });
  const debit = await createBuyerAfter(createHttpVisitor(server.getOrigin(at.tenant)), at, market.address, 1);
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

/** Where the sandbox asks how a payment goes: English in every shop, and none of its screens. */
export async function createSandboxScreen(
  server: TestServer,
  at: Places,
  market: MarketCase,
): Promise<Screen> {
  const { who, going } = await beginPayment(server, at, market);
  return { name: 'payment at the sandbox', path: await findProviderPage(who, going), who, status: 200 };
}

async function beginPayment(server: TestServer, at: Places, market: MarketCase) {
  const who = await createBuyerAfter(createHttpVisitor(server.getOrigin(at.tenant)), at, market.address, 1);
  await sayHow(who, at, 'paypal');
  const { page } = await pressOrder(who, at, await fetchOrderFields(who, at));
  return { who, going: page, page: page.replace('&go=1', '') };
}

/** The sandbox's page that an order's page leads to. */
async function findProviderPage(who: HttpVisitor, going: string): Promise<string> {
  const { body } = await who.get(going);
  const address = /\/sandbox-pay\/sb_[0-9a-f]+/.exec(body)?.[0];
  if (!address) throw new Error(`nothing is paid at ${going}`);
  return address;
}
