import type { Tenant } from '#tenants/tenant.ts';

/** home: to the billing address; address: to another one; pickup: to a point where it is picked up. */
export type DeliveryKind = 'home' | 'address' | 'pickup';

export type DeliveryOption = Tenant['delivery']['options'][number];

/** The tenant's settings that the price of delivery follows from. Amounts in minor units. */
export type DeliveryTerms = {
  readonly options: readonly DeliveryOption[];
  /** null: no contribution can be made */
  readonly co2CompensationMinor: number | null;
  /** null: there is no delivery flat */
  readonly premiumMinor: number | null;
};

/** What the customer chose, as far as it has a price. */
export type DeliveryChoice = {
  /** code of a delivery option; null: none yet, the cheapest one to an address counts */
  readonly option: string | null;
  readonly co2Compensation: boolean;
  /** buys the delivery flat with this order */
  readonly premium: boolean;
  /** has the delivery flat already */
  readonly member: boolean;
};

export const nothingChosen: DeliveryChoice = {
  option: null,
  co2Compensation: false,
  premium: false,
  member: false,
};

/** Amounts in minor units. `co2Minor` and `premiumMinor` are the order's extras. */
type DeliveryCharges = {
  readonly shippingMinor: number;
  readonly co2Minor: number;
  readonly premiumMinor: number;
  /** null: nothing is missing, or nothing can be reached */
  readonly missingForFreeMinor: number | null;
};

export function deliveryTerms({ delivery, orderOptions }: Tenant): DeliveryTerms {
  return {
    options: delivery.options,
    co2CompensationMinor: orderOptions.co2Compensation ? delivery.co2CompensationMinor : null,
    premiumMinor: (orderOptions.premium && delivery.premium?.priceMinor) || null,
  };
}

/** What delivery of items of this value costs. The flat counts from the order that it is bought with. */
export function deliveryCharges(
  terms: DeliveryTerms,
  choice: DeliveryChoice,
  itemsMinor: number,
): DeliveryCharges {
  const free = hasFlat(terms, choice);
  const option = optionFor(terms.options, choice.option, itemsMinor, free);
  return {
    shippingMinor: optionPrice(option, itemsMinor, free),
    co2Minor: choice.co2Compensation ? (terms.co2CompensationMinor ?? 0) : 0,
    premiumMinor: choice.premium && !choice.member ? (terms.premiumMinor ?? 0) : 0,
    missingForFreeMinor: missingForFree(option, itemsMinor, free),
  };
}

/** Whether the delivery flat counts for what is chosen. */
export function hasFlat(terms: DeliveryTerms, { member, premium }: DeliveryChoice): boolean {
  return terms.premiumMinor !== null && (member || premium);
}

/** What an option costs for items of this value. @param flat whether the customer has the delivery flat */
export function optionPrice(option: DeliveryOption | undefined, itemsMinor: number, flat: boolean): number {
  if (!option || (flat && option.premiumFree)) return 0;
  return option.freeFromMinor !== null && itemsMinor >= option.freeFromMinor ? 0 : option.priceMinor;
}

/** Before anything is chosen the cheapest way to an address counts: a point can not take everything. */
function optionFor(
  options: readonly DeliveryOption[],
  chosen: string | null,
  itemsMinor: number,
  flat: boolean,
): DeliveryOption | undefined {
  const price = (option: DeliveryOption) => optionPrice(option, itemsMinor, flat);
  const cheapest = options.filter(({ to }) => to === 'address').sort((a, b) => price(a) - price(b))[0];
  return options.find(({ code }) => code === chosen) ?? cheapest ?? options[0];
}

function missingForFree(option: DeliveryOption | undefined, itemsMinor: number, flat: boolean) {
  if (!option || option.freeFromMinor === null || optionPrice(option, itemsMinor, flat) === 0) return null;
  return option.freeFromMinor - itemsMinor;
}
