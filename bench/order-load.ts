import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { guest } from './gateway-guest.ts';
import { type Quantiles, quantiles } from './measured.ts';
import { inputOf } from './processes.ts';

export type OrderLoad = {
  readonly port: number;
  readonly seconds: number;
  /** guests: each order by a new guest; everybody: of ten orders one with a new account, six by signed-in customers */
  readonly by: 'guests' | 'everybody';
  /** variants that every tenth order wants, few pieces of each */
  readonly wanted: readonly string[];
  readonly others: readonly string[];
};

export type OrderLoadResult = {
  readonly perSecond: number;
  /** orders that were refused because the last piece had gone */
  readonly soldOut: number;
  readonly failed: number;
  readonly orderMs: Quantiles;
  readonly addMs: Quantiles;
  readonly placeMs: Quantiles;
};

/** Shoppers who order at the same time. */
const SHOPPERS = 8;
const PASSWORD = 'bench-account-2026';

const CHECKOUT = `__typename
  ... on CheckoutChanged { checkout { idempotencyKey basket { total { minor } } } }`;
const ADD = `mutation Add($input: AddToBasketInput!) { addToBasket(input: $input) { __typename } }`;
const IDENTITY = `mutation Identity($input: CheckoutIdentityInput!) { setCheckoutIdentity(input: $input) { __typename } }`;
const DELIVERY = `mutation Delivery($input: CheckoutDeliveryInput!) { setCheckoutDelivery(input: $input) { __typename } }`;
const PAYMENT = `mutation Payment($input: CheckoutPaymentInput!) { setCheckoutPayment(input: $input) { ${CHECKOUT} } }`;
const PLACE = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }`;

const billing = {
  ...{ salutation: 'female', givenName: 'Zoë', familyName: 'van der Berg', street: 'Heuvelstraat' },
  ...{ houseNumber: '12', postalCode: '5038 EA', city: 'Tilburg' },
};

/** Of ten orders of everybody, in turn. */
const KINDS = ['new', ...Array(6).fill('customer'), ...Array(3).fill('guest')] as const;

const { port, seconds, by, wanted, others } = inputOf<OrderLoad>();
const agent = new Agent({ keepAlive: true, maxSockets: SHOPPERS });

type Answer = {
  readonly __typename: string;
  readonly checkout?: { idempotencyKey: string; basket: { total: { minor: number } } };
};
type Times = { order: number[]; add: number[]; place: number[] };

const times: Times = { order: [], add: [], place: [] };
type Ask = ReturnType<typeof guest<Answer>>;

let [soldOut, failed, faults, turn] = [0, 0, 0, 0];

/** @param customer a browser that is signed in; null: a new one. @returns the browser, signed in by a new account */
async function orderOnce(customer: Ask | null, identity: object | null): Promise<Ask | null> {
  const ask = customer ?? guest<Answer>({ agent, port });
  turn += 1;
  const pool = turn % 10 === 0 ? wanted : others;
  const variantSku = pool[Math.floor(Math.random() * pool.length)] ?? '';
  const begin = performance.now();
  const { addToBasket } = await ask(ADD, { variantSku, quantity: 1 });
  const added = performance.now();
  if (addToBasket?.__typename !== 'BasketChanged') return refused(addToBasket);
  if (identity) await ask(IDENTITY, identity);
  await ask(DELIVERY, { billing, deliveryOption: 'standard' });
  const { setCheckoutPayment } = await ask(PAYMENT, { paymentMethod: 'invoice' });
  const { checkout } = setCheckoutPayment ?? {};
  if (!checkout) return refused(setCheckoutPayment);
  const { idempotencyKey, basket } = checkout;
  const beforePlace = performance.now();
  const { placeOrder } = await ask(PLACE, { idempotencyKey, expectedTotalMinor: basket.total.minor });
  const end = performance.now();
  if (placeOrder?.__typename !== 'OrderPlaced') return refused(placeOrder);
  times.order.push(end - begin);
  times.add.push(added - begin);
  times.place.push(end - beforePlace);
  return ask;
}

/** A piece that somebody else has just bought is no fault; everything else is. */
function refused(answer: Answer | undefined): null {
  const kind = answer?.__typename;
  if (kind === 'VariantSoldOut' || kind === 'OrderChanged' || kind === 'InsufficientStock') soldOut += 1;
  else {
    failed += 1;
    tell(JSON.stringify(answer));
  }
  return null;
}

function tell(fault: string): void {
  faults += 1;
  if (faults <= 5) console.error(`an order failed: ${fault}`);
}

const email = () => `${randomUUID()}@example.com`;

async function shopper(until: number): Promise<void> {
  let customer: Ask | null = null;
  for (let orders = 0; performance.now() < until; orders += 1) {
    try {
      const kind = by === 'guests' ? 'guest' : (KINDS[orders % KINDS.length] ?? 'guest');
      if (kind === 'guest') await orderOnce(null, { identity: 'GUEST', email: email() });
      // a basket that was refused is filled still: its customer begins with a new account
      else if (customer && kind === 'customer') customer = await orderOnce(customer, null);
      else customer = await orderOnce(null, { identity: 'ACCOUNT', email: email(), password: PASSWORD });
    } catch (error) {
      failed += 1;
      tell(String(error));
    }
  }
}

const begun = performance.now();
await Promise.all(Array.from({ length: SHOPPERS }, () => shopper(begun + seconds * 1000)));
const took = (performance.now() - begun) / 1000;
agent.destroy();

const result: OrderLoadResult = {
  perSecond: times.order.length / took,
  ...{ soldOut, failed },
  orderMs: quantiles(times.order),
  addMs: quantiles(times.add),
  placeMs: quantiles(times.place),
};
process.send?.(result);
process.disconnect();
