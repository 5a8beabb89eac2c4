import { Agent } from 'node:http';
import { guest } from './gateway-guest.ts';
import { type Quantiles, quantiles } from './measured.ts';
import { inputOf } from './processes.ts';

export type OrderLoad = {
  readonly port: number;
  readonly seconds: number;
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

/** Customers who order at the same time. */
const CUSTOMERS = 8;

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

const { port, seconds, wanted, others } = inputOf<OrderLoad>();
const agent = new Agent({ keepAlive: true, maxSockets: CUSTOMERS });

type Answer = {
  readonly __typename: string;
  readonly checkout?: { idempotencyKey: string; basket: { total: { minor: number } } };
};
type Times = { order: number[]; add: number[]; place: number[] };

const times: Times = { order: [], add: [], place: [] };
let [soldOut, failed, faults, turn] = [0, 0, 0, 0];

async function orderOnce(): Promise<void> {
  const ask = guest<Answer>({ agent, port });
  turn += 1;
  const pool = turn % 10 === 0 ? wanted : others;
  const variantSku = pool[Math.floor(Math.random() * pool.length)] ?? '';
  const begin = performance.now();
  const { addToBasket } = await ask(ADD, { variantSku, quantity: 1 });
  const added = performance.now();
  if (addToBasket?.__typename !== 'BasketChanged') return count(addToBasket);
  await ask(IDENTITY, { identity: 'GUEST', email: `guest${turn}@example.com` });
  await ask(DELIVERY, { billing, deliveryOption: 'standard' });
  const { setCheckoutPayment } = await ask(PAYMENT, { paymentMethod: 'invoice' });
  const { checkout } = setCheckoutPayment ?? {};
  if (!checkout) return count(setCheckoutPayment);
  const { idempotencyKey, basket } = checkout;
  const beforePlace = performance.now();
  const { placeOrder } = await ask(PLACE, { idempotencyKey, expectedTotalMinor: basket.total.minor });
  const end = performance.now();
  if (placeOrder?.__typename !== 'OrderPlaced') return count(placeOrder);
  times.order.push(end - begin);
  times.add.push(added - begin);
  times.place.push(end - beforePlace);
}

/** What the last piece of was sold meanwhile is no fault; everything else is. */
function count(answer: Answer | undefined): void {
  const kind = answer?.__typename;
  if (kind === 'VariantSoldOut' || kind === 'OrderChanged' || kind === 'InsufficientStock') soldOut += 1;
  else {
    failed += 1;
    tell(JSON.stringify(answer));
  }
}

function tell(fault: string): void {
  faults += 1;
  if (faults <= 5) console.error(`an order failed: ${fault}`);
}

async function customer(until: number): Promise<void> {
  while (performance.now() < until) {
    try {
      await orderOnce();
    } catch (error) {
      failed += 1;
      tell(String(error));
    }
  }
}

const begun = performance.now();
await Promise.all(Array.from({ length: CUSTOMERS }, () => customer(begun + seconds * 1000)));
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
