import { CUSTOMER_SCREENS } from '#gateway/access/access-matrix.ts';
import type { TestServer } from '#wiring/test-server.ts';
import {
  fetchOrderFields,
  placeOrderByCalls,
  pressOrder,
  putIntoBasket,
  sayHow,
  sayWhere,
} from '../checkout.ts';
import { createHttpVisitor, type HttpVisitor } from '../http-visitor.ts';
import { createShopCommand } from '../shop-command.ts';
import type { MarketCase } from './markets.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

/**
 * The sections of the account that the tenant has switched on, of a customer with a history: a parcel on its way, one
 * that came back in part, and what is owed for both.
 */
export async function listAccountScreens(
  server: TestServer,
  at: Places,
  market: MarketCase,
): Promise<Screen[]> {
  const { paths } = at.localeSettings;
  const { who, back } = await createCustomerWithHistory(server, at, market);
  const createScreen = (name: string, path: string): Screen => ({
    name: `account, ${name}`,
    path,
    who,
    status: 200,
  });
  const sections = CUSTOMER_SCREENS.flatMap((section) => {
    const path = paths[section];
    return path ? [createScreen(section.slice('account'.length).toLowerCase(), path)] : [];
  });
  return [
    ...sections,
    createScreen('new address', `${paths.accountAddressBook}?edit=new`),
    createScreen('order', `${paths.orderStatus}?order=${back}`),
  ];
}

async function createCustomerWithHistory(
  server: TestServer,
  at: Places,
  market: MarketCase,
): Promise<{ readonly who: HttpVisitor; readonly back: string }> {
  const who = createHttpVisitor(server.getOrigin(at.tenant));
  const shop = await createShopCommand(server, at.tenant);
  const buyer = {
    email: 'a.long.history@example.com',
    password: 'lange-fietstocht-7',
    address: market.address,
  };
  await putIntoBasket(who, at, at.other.variantSku);
  const first = await placeOrderByCalls(who, at, buyer, at.article.variantSku);
  await shop('order', 'dispatch', first.number, '--carrier', 'DHL', '--tracking', '00340434161094042557');
  await shop('order', 'deliver', first.number);
  await shop('order', 'return', first.number, '1:1', '--key', 'back');
  await putIntoBasket(who, at, at.other.variantSku, 2);
  await sayWhere(who, at, buyer);
  await sayHow(who, at);
  const second = await pressOrder(who, at, await fetchOrderFields(who, at));
  await shop('order', 'dispatch', second.number, '--carrier', 'DHL', '--tracking', '00340434161094042558');
  return { who, back: first.number };
}
