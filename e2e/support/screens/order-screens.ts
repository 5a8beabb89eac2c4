import type { TestServer } from '#wiring/test-server.ts';
import { placeOrderByCalls } from '../checkout.ts';
import { createHttpVisitor } from '../http-visitor.ts';
import { createShopCommand } from '../shop-command.ts';
import type { MarketCase } from './markets.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

/** An order after it was placed: on its way, back, cancelled, withdrawn from, paid by a link. */
export async function listOrderScreens(
  server: TestServer,
  at: Places,
  market: MarketCase,
): Promise<Screen[]> {
  const { orderStatus, withdrawal } = at.localeSettings.paths;
  const buyer = { email: 'after.order@example.com', password: null, address: market.address };
  const shop = await createShopCommand(server, at.tenant);
  const buy = async () => {
    const who = createHttpVisitor(server.getOrigin(at.tenant));
    const { number, token } = await placeOrderByCalls(who, at, buyer, at.article.variantSku);
    return { who, number, path: `${orderStatus}?${new URLSearchParams({ order: number, token })}` };
  };
  const [sent, back, cancelled, linked] = [await buy(), await buy(), await buy(), await buy()];
  for (const { number } of [sent, back])
    await shop('order', 'dispatch', number, '--carrier', 'DHL', '--tracking', '00340434161094042557');
  await shop('order', 'deliver', back.number);
  await shop('order', 'return', back.number, '1:1', '--key', 'back', '--restock');
  await shop('order', 'cancel', cancelled.number);
  const link = new URL((await shop('paylink', linked.number)).trim());
  const statementId = crypto.randomUUID();
  const name = `${market.address.givenName} ${market.address.familyName}`;
  const statement = { name, orderNumber: sent.number, email: buyer.email, scope: 'whole' };
  await sent.who.post(withdrawal ?? '', { ...statement, statementId, intent: 'confirm' });
  const createScreen = (name: string, { who, path }: { who: Screen['who']; path: string }) => ({
    ...{ name, who, path, status: 200 },
  });
  return [
    createScreen('order, on its way', sent),
    createScreen('order, back', back),
    createScreen('order, cancelled', cancelled),
    createScreen('withdrawal, received', { who: sent.who, path: `${withdrawal}?received=${statementId}` }),
    createScreen('payment link', { who: linked.who, path: link.pathname + link.search }),
  ];
}
