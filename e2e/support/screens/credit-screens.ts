import type { TestServer } from '#wiring/test-server.ts';
import { findArticleOfKind } from '../article-of-kind.ts';
import { fetchOrderFields, lead, pressOrder, putIntoBasket, sayWhere, sayWho } from '../checkout.ts';
import { createHttpVisitor, type HttpVisitor } from '../http-visitor.ts';
import type { MarketCase } from './markets.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

const CHOSEN = { dateOfBirth: '1990-05-17', protection: 'no' };
/** One year where the law of the market allows so many instalments, else as many as it does. */
const YEAR = 'instalments-12';

/** The screens and questions that stand wherever an order is paid later. */
export async function listCreditScreens(
  server: TestServer,
  at: Places,
  market: MarketCase,
): Promise<Screen[]> {
  const { instalmentCalculator, creditInformation, creditPlan, delayedPayment, paymentProtection } =
    at.localeSettings.paths;
  const sofa = await findArticleOfKind(server, at, 'sofa', 40_000);
  const buyer = { email: 'in.parts@example.com', password: null, address: market.address };
  const begin = async (): Promise<HttpVisitor> => {
    const who = createHttpVisitor(server.getOrigin(at.tenant));
    await putIntoBasket(who, at, sofa.variantSku);
    await sayWho(who, at, buyer);
    await sayWhere(who, at, buyer);
    return who;
  };
  const [choosing, decided, bought] = [await begin(), await begin(), await begin()];
  const plan = await findPlan(choosing, creditPlan ?? '');
  for (const who of [decided, bought]) await lead(who, creditPlan ?? '', { ...CHOSEN, plan });
  // where protection is not offered with the order, its page leads back to the plan
  const isOffered = (await decided.get(paymentProtection ?? '')).status === 200;
  const protectionPage: Screen[] = isOffered
    ? [{ name: 'payment protection', path: paymentProtection ?? '', who: decided, status: 200 }]
    : [];
  const { page } = await pressOrder(bought, at, await fetchOrderFields(bought, at));
  const nobody = createHttpVisitor(server.getOrigin(at.tenant));
  const createScreen = (name: string, path: string, who = nobody, form?: Record<string, string>): Screen => ({
    ...{ name, path, who, status: form ? 422 : 200 },
    ...(form && { form }),
  });
  return [
    createScreen('instalment calculator', `${instalmentCalculator}?price=499.99`),
    createScreen('instalment calculator, adjusted', `${instalmentCalculator}?price=50`),
    createScreen('credit information', `${creditInformation}?price=499.99&plan=${plan}`),
    createScreen('article, in instalments', sofa.page),
    createScreen('payment, credit offered', at.payment, choosing),
    createScreen('credit plan', creditPlan ?? '', choosing),
    createScreen('credit plan, refused', creditPlan ?? '', choosing, { plan: '', dateOfBirth: '' }),
    createScreen('payment pause', delayedPayment ?? '', choosing),
    ...protectionPage,
    createScreen('check and order, credit', at.confirm, decided),
    createScreen('confirmation, credit', page, bought),
  ];
}

/** @returns the plan that a buyer in the checkout chooses on the page of plans */
export async function findPlan(who: HttpVisitor, page: string): Promise<string> {
  const { body } = await who.get(page);
  const plans = [...body.matchAll(/value="(instalments-\d+)"/g)].map(([, plan]) => plan ?? '');
  const plan = plans.includes(YEAR) ? YEAR : plans.at(-1);
  if (!plan) throw new Error(`no plan is offered at ${page}`);
  return plan;
}
