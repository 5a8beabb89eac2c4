import type { Tenant } from '#tenants/tenant.ts';

/** home: to the billing address; address: to another one; pickup: to a point where the customer picks it up. */
export type DeliveryKind = 'home' | 'address' | 'pickup';

export type DeliveryOption = Tenant['delivery']['options'][number];

/** The tenant's settings that the price of delivery follows from. Amounts in minor units. */
export type DeliveryTerms = {
  readonly options: readonly DeliveryOption[];
  /** product kinds that come by freight */
  readonly freightKinds: readonly string[];
  /** pieces of a product kind that fill a parcel */
  readonly piecesPerParcel: Readonly<Record<string, number>>;
  /** null if no contribution can be made */
  readonly co2CompensationMinor: number | null;
  /** null if there is no delivery flat rate */
  readonly premiumMinor: number | null;
};

/** The customer's choice, as far as it affects the price. */
export type DeliveryChoice = {
  /** code of a delivery option; null if none is chosen yet, so the cheapest one to an address applies */
  readonly option: string | null;
  readonly co2Compensation: boolean;
  /** buys the delivery flat with this order */
  readonly premium: boolean;
  /** has the delivery flat already */
  readonly member: boolean;
};

/** The goods of a delivery, as far as they affect its price. */
export type DeliveredGoods = {
  /** value before vouchers, minor units */
  readonly itemsMinor: number;
  /** whether something is too large for a parcel carrier */
  readonly freight: boolean;
  /** parcels that are paid for, unless it comes by freight */
  readonly parcels: number;
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
  /** value missing for free delivery; null if nothing is missing, or delivery is never free */
  readonly missingForFreeMinor: number | null;
};

export function buildDeliveryTerms({ delivery, orderOptions }: Tenant): DeliveryTerms {
  return {
    options: delivery.options,
    freightKinds: delivery.freightKinds,
    piecesPerParcel: delivery.piecesPerParcel,
    co2CompensationMinor: orderOptions.co2Compensation ? delivery.co2CompensationMinor : null,
    premiumMinor: (orderOptions.premium && delivery.premium?.priceMinor) || null,
  };
}

/** The price of delivering these goods. The delivery flat applies from the order that it is bought with. */
export function calculateDeliveryCharges(
  terms: DeliveryTerms,
  choice: DeliveryChoice,
  goods: DeliveredGoods,
): DeliveryCharges {
  const free = hasFlat(terms, choice);
  const option = resolveDeliveryOption(terms.options, choice.option, goods, free);
  return {
    shippingMinor: calculateOptionPrice(option, goods, free),
    co2Minor: choice.co2Compensation ? (terms.co2CompensationMinor ?? 0) : 0,
    premiumMinor: choice.premium && !choice.member ? (terms.premiumMinor ?? 0) : 0,
    missingForFreeMinor: calculateMissingForFree(option, goods, free),
  };
}

/** Whether the delivery flat applies to the choice. */
export function hasFlat(terms: DeliveryTerms, { member, premium }: DeliveryChoice): boolean {
  return terms.premiumMinor !== null && (member || premium);
}

/** Whether a way of delivery takes such goods: no evening parcel brings a wardrobe. */
export function takesGoods(option: DeliveryOption, { freight }: Pick<DeliveredGoods, 'freight'>): boolean {
  return !freight || option.freight !== null;
}

/**
 * The price of a way of delivery for such goods, for each parcel, and the value from which it is free; freight has prices
 * of its own.
 * Minor units.
 */
export function resolveTariff(
  option: DeliveryOption,
  { freight, parcels }: Pick<DeliveredGoods, 'freight' | 'parcels'>,
): Pick<DeliveryOption, 'priceMinor' | 'freeFromMinor'> {
  if (freight && option.freight) return option.freight;
  return { priceMinor: option.priceMinor * parcels, freeFromMinor: option.freeFromMinor };
}

/** The price of a way of delivery for these goods. @param flat whether the customer has the delivery flat */
export function calculateOptionPrice(
  option: DeliveryOption | undefined,
  goods: DeliveredGoods,
  flat: boolean,
): number {
  if (!option || (flat && option.premiumFree)) return 0;
  const { freeFromMinor, priceMinor } = resolveTariff(option, goods);
  return freeFromMinor !== null && goods.itemsMinor >= freeFromMinor ? 0 : priceMinor;
}

/**
 * The cheapest delivery option to an address: a point cannot take everything.
 * @returns null if none takes these goods
 */
export function findCheapestAddressOption(
  options: readonly DeliveryOption[],
  goods: DeliveredGoods,
  flat: boolean,
): DeliveryOption | null {
  const calculatePrice = (option: DeliveryOption) => calculateOptionPrice(option, goods, flat);
  const ways = options.filter((option) => option.to === 'address' && takesGoods(option, goods));
  return ways.sort((a, b) => calculatePrice(a) - calculatePrice(b))[0] ?? null;
}

function resolveDeliveryOption(
  options: readonly DeliveryOption[],
  chosen: string | null,
  goods: DeliveredGoods,
  flat: boolean,
): DeliveryOption | undefined {
  const kept = options.find((option) => option.code === chosen && takesGoods(option, goods));
  return kept ?? findCheapestAddressOption(options, goods, flat) ?? options[0];
}

function calculateMissingForFree(option: DeliveryOption | undefined, goods: DeliveredGoods, flat: boolean) {
  const freeFromMinor = option ? resolveTariff(option, goods).freeFromMinor : null;
  if (freeFromMinor === null || calculateOptionPrice(option, goods, flat) === 0) return null;
  return freeFromMinor - goods.itemsMinor;
}
