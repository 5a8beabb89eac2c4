import { demoCustomer } from '#tools/demo.ts';
import type { TestServer } from '#wiring/test-server.ts';
import { buildDeliveryFields, createBuyerAfter, putIntoBasket, signIn } from '../checkout.ts';
import { createHttpVisitor } from '../http-visitor.ts';
import { listAccountScreens } from './account-screens.ts';
import type { MarketCase } from './markets.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.types.ts';

/** A postal code with points to collect from nearby. */
const POINTS_AT: Readonly<Record<string, string>> = { nl: '5038 EA', de: '20099', at: '1010', ch: '1003' };

/** Screens that only a customer sees, and what the steps look like when something is chosen or changed. */
export async function listCustomerScreens(
  server: TestServer,
  at: Places,
  market: MarketCase,
): Promise<Screen[]> {
  const { vouchers, checkoutDeliveryChange, checkoutPaymentChange, premium } = at.localeSettings.paths;
  const [nobody, customer] = [
    createHttpVisitor(server.getOrigin(at.tenant)),
    createHttpVisitor(server.getOrigin(at.tenant)),
  ];
  await createOwnVouchers(server, at);
  await putIntoBasket(customer, at, at.article.variantSku);
  await signIn(customer, at, demoCustomer.getEmail(at.tenant), demoCustomer.password);
  const visitor = createHttpVisitor(server.getOrigin(at.tenant));
  const ready = await createBuyerAfter(visitor, at, market.address, 2);
  const fields = { ...buildDeliveryFields(market.address), kind: 'home' };
  const createScreen = (
    name: string,
    path: string,
    who = ready,
    status = 200,
    form?: Record<string, string>,
  ) => ({
    ...{ name, path, who, status },
    ...(form && { form }),
  });
  const points = { kind: 'pickup', pickupPostalCode: POINTS_AT[at.tenant] ?? '', ask: 'points' };
  return [
    createScreen('vouchers, nobody', vouchers ?? '', nobody),
    createScreen('vouchers', vouchers ?? '', customer),
    createScreen('delivery, known', at.delivery, customer),
    createScreen('delivery, address book', at.delivery, customer, 422, {
      ...fields,
      kind: 'address',
      address: '',
    }),
    createScreen('delivery, points', at.delivery, ready, 200, { ...fields, ...points }),
    createScreen('delivery, wished day', at.delivery, ready, 422, {
      ...fields,
      deliveryOption: 'wished-day',
    }),
    createScreen('delivery, changing', checkoutDeliveryChange ?? ''),
    createScreen('payment, changing', checkoutPaymentChange ?? ''),
    ...(market.tenant === 'de' ? [createScreen('premium', premium ?? '', customer)] : []),
    ...(await listAccountScreens(server, at, market)),
  ];
}

/** One that counts and one that is over. */
async function createOwnVouchers({ database }: TestServer, at: Places): Promise<void> {
  await database.pool.query(
    `insert into voucher (tenant_id, campaign, code, email, valid_from, valid_until, use_limit, created_at)
     select $1, 'newsletter-welcome', code, $2, now() - interval '3 months', now() + remains, 1, now()
       from (values ($3 || '-NOW', interval '1 month'), ($3 || '-OVER', interval '-1 day')) own (code, remains)
     on conflict (tenant_id, code) do nothing`,
    [at.tenant, demoCustomer.getEmail(at.tenant), `PICTURE-${at.locale.toUpperCase()}`],
  );
}
