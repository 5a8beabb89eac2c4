import type { TestServer } from '#wiring/test-server.ts';
import { findArticleOfKind } from './article-of-kind.ts';
import {
  createBuyerAfter,
  fetchOrderFields,
  lead,
  placeOrderByCalls,
  pressOrder,
  putIntoBasket,
  sayHow,
  sayWhere,
  sayWho,
} from './checkout.ts';
import { createHttpVisitor } from './http-visitor.ts';
import { type MarketCase, markets } from './screens/markets.ts';
import { loadPlaces } from './screens/places.ts';
import { createShopCommand } from './shop-command.ts';

/** Guests of the Dutch shop who are so far that a component test can go on as one of them. */
export type Buyers = {
  /** the page of an order that has arrived */
  readonly arrived: string;
  /** the page of an order that is paid in instalments, and its postal code */
  readonly credit: { readonly page: string; readonly postalCode: string };
  /** cookies of somebody who chooses how to pay */
  readonly paying: Readonly<Record<string, string>>;
  /** cookies of somebody who is asked about protection of the chosen plan */
  readonly protecting: Readonly<Record<string, string>>;
};

export async function prepareBuyers(server: TestServer): Promise<Buyers> {
  const [market] = markets as [MarketCase, ...MarketCase[]];
  const at = await loadPlaces(server.database, market.tenant, market.locale);
  const { paths } = at.localeSettings;
  const createVisitor = () => createHttpVisitor(server.getOrigin(market.tenant));
  const createOrderPage = (placed: { number: string; token: string }) =>
    `${paths.orderStatus}?${new URLSearchParams({ order: placed.number, token: placed.token })}`;
  const buyer = { email: 'component@example.com', password: null, address: market.address };

  const arrived = await placeOrderByCalls(createVisitor(), at, buyer, at.article.variantSku);
  const shop = await createShopCommand(server, market.tenant);
  await shop('order', 'dispatch', arrived.number, '--carrier', 'DHL', '--tracking', 'T1');
  await shop('order', 'deliver', arrived.number);

  const sofa = await findArticleOfKind(server, at, 'sofa', 40_000);
  const choosePlan = async () => {
    const who = createVisitor();
    await putIntoBasket(who, at, sofa.variantSku);
    await sayWho(who, at, buyer);
    await sayWhere(who, at, buyer);
    await sayHow(who, at, 'instalments');
    await lead(who, paths.creditPlan ?? '', { plan: 'instalments-12', dateOfBirth: '1990-05-17' });
    return who;
  };
  const borrower = await choosePlan();
  await lead(borrower, paths.paymentProtection ?? '', { choice: 'no' });
  const credit = await pressOrder(borrower, at, await fetchOrderFields(borrower, at));
  return {
    arrived: createOrderPage(arrived),
    credit: { page: createOrderPage(credit), postalCode: market.address.postalCode },
    paying: Object.fromEntries((await createBuyerAfter(createVisitor(), at, market.address, 1)).cookies),
    protecting: Object.fromEntries((await choosePlan()).cookies),
  };
}
