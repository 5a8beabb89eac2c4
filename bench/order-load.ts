import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { createGuest } from './gateway-guest.ts';
import { computeQuantiles, type Quantiles } from './measured.ts';
import { readInput } from './processes.ts';

export type OrderLoad = {
  readonly port: number;
  readonly seconds: number;
  /**
   * guests: each order by a new guest; everybody: of ten orders one requests an account, and six are by signed-in
   * customers
   */
  readonly by: 'guests' | 'everybody';
  /** variants of every tenth order, with little stock of each */
  readonly wanted: readonly string[];
  readonly others: readonly string[];
  /** e-mail addresses of customers, one for each shopper; all order at the same time */
  readonly customers: readonly string[];
  readonly password: string;
};

export type OrderLoadResult = {
  readonly perSecond: number;
  /** orders that were answered as placed */
  readonly placed: number;
  /** orders that were refused because the last piece was sold */
  readonly soldOut: number;
  readonly failed: number;
  readonly orderMs: Quantiles;
  readonly addMs: Quantiles;
  readonly placeMs: Quantiles;
};

const CHECKOUT = `__typename
  ... on CheckoutChanged { checkout { idempotencyKey basket { total { minor } } } }`;
const LOGIN = `mutation Login($input: LoginInput!) { login(input: $input) { __typename } }`;
const ADD = `mutation Add($input: AddToBasketInput!) { addToBasket(input: $input) { __typename } }`;
const IDENTITY = `mutation Identity($input: CheckoutIdentityInput!) { setCheckoutIdentity(input: $input) { __typename } }`;
const DELIVERY = `mutation Delivery($input: CheckoutDeliveryInput!) { setCheckoutDelivery(input: $input) { __typename } }`;
const PAYMENT = `mutation Payment($input: CheckoutPaymentInput!) { setCheckoutPayment(input: $input) { ${CHECKOUT} } }`;
const PLACE = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }`;

const billing = {
  ...{ salutation: 'female', givenName: 'Zoë', familyName: 'van der Berg', street: 'Heuvelstraat' },
  ...{ houseNumber: '12', postalCode: '5038 EA', city: 'Tilburg' },
};

/** Ten orders of `everybody`, in turn. */
const KINDS = ['wishes', ...Array(6).fill('customer'), ...Array(3).fill('guest')] as const;

const { port, seconds, by, wanted, others, customers, password } = readInput<OrderLoad>();
const agent = new Agent({ keepAlive: true, maxSockets: customers.length });

type Answer = {
  readonly __typename: string;
  readonly checkout?: { idempotencyKey: string; basket: { total: { minor: number } } };
};
type Times = { order: number[]; add: number[]; place: number[] };

const times: Times = { order: [], add: [], place: [] };
type Ask = ReturnType<typeof createGuest<Answer>>;

let [soldOut, failed, faults, turn] = [0, 0, 0, 0];

/** @param ask a browser; signed in: `identity` is null */
async function placeOneOrder(ask: Ask, identity: object | null): Promise<void> {
  turn += 1;
  const pool = turn % 10 === 0 ? wanted : others;
  const variantSku = pool[Math.floor(Math.random() * pool.length)] ?? '';
  const begin = performance.now();
  const { addToBasket } = await ask(ADD, { variantSku, quantity: 1 });
  const added = performance.now();
  if (addToBasket?.__typename !== 'BasketChanged') return expectAccepted(addToBasket);
  if (identity) await ask(IDENTITY, identity);
  await ask(DELIVERY, { billing, deliveryOption: 'standard' });
  const { setCheckoutPayment } = await ask(PAYMENT, { paymentMethod: 'invoice' });
  const { checkout } = setCheckoutPayment ?? {};
  if (!checkout) return expectAccepted(setCheckoutPayment);
  const { idempotencyKey, basket } = checkout;
  const beforePlace = performance.now();
  const { placeOrder } = await ask(PLACE, { idempotencyKey, expectedTotalMinor: basket.total.minor });
  const end = performance.now();
  if (placeOrder?.__typename !== 'OrderPlaced') return expectAccepted(placeOrder);
  times.order.push(end - begin);
  times.add.push(added - begin);
  times.place.push(end - beforePlace);
}

/** A piece that somebody else has just bought is no fault; all other refusals are. */
function expectAccepted(answer: Answer | undefined): void {
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

const createBrowser = () => createGuest<Answer>({ agent, port });
const createEmail = () => `${randomUUID()}@example.com`;

async function signIn(customer: string): Promise<Ask> {
  const ask = createBrowser();
  const { login } = await ask(LOGIN, { email: customer, password });
  if (login?.__typename !== 'LoggedIn') throw new Error(`${customer} was answered by ${login?.__typename}`);
  return ask;
}

async function runShopper(own: Ask, until: number): Promise<void> {
  for (let orders = 0; performance.now() < until; orders += 1) {
    try {
      const kind = by === 'guests' ? 'guest' : (KINDS[orders % KINDS.length] ?? 'guest');
      if (kind === 'customer') await placeOneOrder(own, null);
      else if (kind === 'guest')
        await placeOneOrder(createBrowser(), { identity: 'GUEST', email: createEmail() });
      else await placeOneOrder(createBrowser(), { identity: 'ACCOUNT', email: createEmail(), password });
    } catch (error) {
      failed += 1;
      tell(String(error));
    }
  }
}

const owns = await Promise.all(customers.map(signIn));
const begun = performance.now();
await Promise.all(owns.map((own) => runShopper(own, begun + seconds * 1000)));
const took = (performance.now() - begun) / 1000;
agent.destroy();

const result: OrderLoadResult = {
  perSecond: times.order.length / took,
  placed: times.order.length,
  ...{ soldOut, failed },
  orderMs: computeQuantiles(times.order),
  addMs: computeQuantiles(times.add),
  placeMs: computeQuantiles(times.place),
};
process.send?.(result);
process.disconnect();
