import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { guest } from './gateway-guest.ts';
import { type Quantiles, quantiles } from './measured.ts';
import { inputOf } from './processes.ts';

export type BasketLoad = {
  readonly port: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly skus: readonly string[];
};

export type BasketLoadResult = {
  readonly addMs: Quantiles;
  readonly perSecond: number;
  readonly failed: number;
  /** baskets that lack a piece that was added, or whose sums differ from those of their lines */
  readonly wrong: number;
};

type Minor = { readonly minor: number };
type Answer = {
  readonly __typename: string;
  readonly count: number;
  readonly lines: readonly { quantity: number; price: { unit: Minor; total: Minor; discount: Minor } }[];
  readonly taxes: readonly { net: Minor; tax: Minor }[];
} & Readonly<Record<'items' | 'services' | 'shipping' | 'extras' | 'discount' | 'rounding' | 'total', Minor>>;

/** The query of the layer after adding: the whole mini basket. */
const ADD = `mutation Add($input: AddToBasketInput!) { addToBasket(input: $input) { __typename
  ... on BasketChanged { basket { id count orderable lines { id quantity product { sku variantSku name slug brandName
    picture options { key value } } price { total { minor currency } } } items { minor } services { minor }
    discount { minor } shipping { minor } total { minor } } } } }`;
const BASKET = `query Basket { basket { __typename count lines { quantity price { unit { minor } total { minor }
  discount { minor } } } items { minor } services { minor } shipping { minor } extras { minor } discount { minor }
  rounding { minor } total { minor } taxes { net { minor } tax { minor } } } }`;

/** Visitors who add articles in turn. */
const VISITORS = 400;

const { port, perSecond, seconds, skus } = inputOf<BasketLoad>();
const agent = new Agent({ keepAlive: true, maxSockets: 40 });
const visitors = Array.from({ length: VISITORS }, () => ({
  ask: guest<Answer>({ agent, port }),
  added: 0,
}));
const times: number[] = [];
let failed = 0;

async function add(turn: number): Promise<void> {
  const visitor = visitors[turn % VISITORS];
  if (!visitor) return;
  const variantSku = skus[(turn * 7919) % skus.length] ?? '';
  const begin = performance.now();
  try {
    const { addToBasket } = await visitor.ask(ADD, { variantSku, quantity: 1 });
    times.push(performance.now() - begin);
    if (addToBasket?.__typename === 'BasketChanged') visitor.added += 1;
    else failed += 1;
  } catch {
    failed += 1;
  }
}

// each has a session first: two first requests at the same time would make two visitors
for (const turn of visitors.keys()) await add(turn);
times.length = 0;

// sent on time, whether or not the earlier ones were answered: otherwise slow answers would be hidden by the wait
const begun = performance.now();
const all: Promise<void>[] = [];
for (let turn = 0; turn < perSecond * seconds; turn += 1) {
  const due = begun + (turn * 1000) / perSecond;
  const early = due - performance.now();
  if (early > 1) await wait(early);
  all.push(add(turn));
}
await Promise.all(all);
const took = (performance.now() - begun) / 1000;

let wrong = 0;
for (const { ask, added } of visitors) {
  const { basket } = await ask(BASKET, {});
  if (!basket || !holds(basket, added)) wrong += 1;
}
agent.destroy();

function holds(basket: Answer, added: number): boolean {
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
  const { lines, items, services, shipping, extras, discount, rounding, total, taxes } = basket;
  return (
    basket.count === added &&
    sum(lines.map(({ quantity, price }) => price.unit.minor * quantity)) === items.minor &&
    items.minor + services.minor + shipping.minor + extras.minor - discount.minor + rounding.minor ===
      total.minor &&
    sum(taxes.map(({ net, tax }) => net.minor + tax.minor)) === total.minor
  );
}

const result: BasketLoadResult = { addMs: quantiles(times), perSecond: times.length / took, failed, wrong };
process.send?.(result);
process.disconnect();
