import type { TestServer } from '#wiring/test-server.ts';
import { articleOfKind } from './article-of-kind.ts';
import { lead, orderFields, pressOrder, putIntoBasket, sayWhere, sayWho } from './checkout.ts';
import { type HttpVisitor, httpVisitor } from './http-visitor.ts';
import type { MarketCase } from './markets.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

const CHOSEN = { plan: 'instalments-12', dateOfBirth: '1990-05-17' };

/** The screens and questions that stand wherever an order is paid later. */
export async function creditScreens(server: TestServer, at: Places, market: MarketCase): Promise<Screen[]> {
  const { instalmentCalculator, creditInformation, creditPlan, delayedPayment, paymentProtection } =
    at.localeSettings.paths;
  const sofa = await articleOfKind(server, at, 'sofa', 40_000);
  const buyer = { email: 'in.parts@example.com', password: null, address: market.address };
  const begin = async (): Promise<HttpVisitor> => {
    const who = httpVisitor(server.origin(at.tenant));
    await putIntoBasket(who, at, sofa.variantSku);
    await sayWho(who, at, buyer);
    await sayWhere(who, at, buyer);
    return who;
  };
  const [choosing, decided, bought] = [await begin(), await begin(), await begin()];
  for (const who of [decided, bought]) {
    await lead(who, creditPlan ?? '', CHOSEN);
    const { status } = await who.post(paymentProtection ?? '', { choice: 'no' });
    if (status !== 303 && status !== 422) throw new Error(`${paymentProtection}: ${status}`);
  }
  const { page } = await pressOrder(bought, at, await orderFields(bought, at));
  const nobody = httpVisitor(server.origin(at.tenant));
  const screen = (name: string, path: string, who = nobody, form?: Record<string, string>): Screen => ({
    ...{ name, path, who, status: form ? 422 : 200 },
    ...(form && { form }),
  });
  return [
    screen('instalment calculator', `${instalmentCalculator}?price=499.99`),
    screen('instalment calculator, adjusted', `${instalmentCalculator}?price=50`),
    screen('credit information', `${creditInformation}?price=499.99&plan=instalments-12`),
    screen('article, in instalments', sofa.page),
    screen('payment, credit offered', at.payment, choosing),
    screen('credit plan', creditPlan ?? '', choosing),
    screen('credit plan, refused', creditPlan ?? '', choosing, { plan: '', dateOfBirth: '' }),
    screen('payment pause', delayedPayment ?? '', choosing),
    screen('payment protection', paymentProtection ?? '', decided),
    screen('check and order, credit', at.confirm, decided),
    screen('confirmation, credit', page, bought),
  ];
}
