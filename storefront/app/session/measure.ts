/** An article in GA4's schema. `price` in whole units of the event's currency. */
export type MeasuredItem = {
  item_id: string;
  item_name?: string;
  item_brand?: string;
  item_variant?: string;
  item_list_name?: string;
  index?: number;
  price?: number;
  quantity?: number;
};

/**
 * An ecommerce event of GA4's schema; `value`: the price of the articles, without delivery, in whole units of the
 * currency.
 */
export type MeasuredEvent = {
  event:
    | 'view_promotion'
    | 'select_promotion'
    | 'view_item_list'
    | 'select_item'
    | 'view_item'
    | 'add_to_wishlist'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
    | 'refund';
  ecommerce: {
    currency?: string;
    value?: number;
    transaction_id?: string;
    /** costs of delivery and taxes, in whole units */
    shipping?: number;
    tax?: number;
    /** ways of delivery and of payment, by their codes */
    shipping_tier?: string;
    payment_type?: string;
    /** a banner: its code or address, its text, its picture, its position */
    promotion_id?: string;
    promotion_name?: string;
    creative_name?: string;
    creative_slot?: string;
    items: MeasuredItem[];
  };
  /** an event with this name is sent once in a tab, also when its page is opened again */
  once?: string;
};

type Sink = (event: MeasuredEvent) => void;

/** GA4 reads no more items of one event. */
const MOST_ITEMS = 200;
const MOST_WAITING = 20;
const waiting: MeasuredEvent[] = [];
let sink: Sink | null = null;

/**
 * Passes an event to the measurement scripts, when the visitor has agreed to them; until then it stays in this page's
 * memory.
 */
export function measure({ event, ecommerce, ...rest }: MeasuredEvent): void {
  const one = { ...rest, event, ecommerce: { ...ecommerce, items: ecommerce.items.slice(0, MOST_ITEMS) } };
  if (sink) sink(one);
  else if (waiting.length < MOST_WAITING) waiting.push(one);
}

/**
 * Sends all further events there, the waiting ones first. null if consent was withdrawn, and the waiting events are
 * dropped.
 */
export function measureWith(next: Sink | null): void {
  sink = next;
  for (const one of waiting.splice(0)) next?.(one);
}

/** @param minors units of a currency with two decimals */
export function sumInMajorUnits(minors: readonly number[]): number {
  return convertToMajorUnits(minors.reduce((sum, minor) => sum + minor, 0));
}

/** @param minor units of a currency with two decimals */
export function convertToMajorUnits(minor: number): number {
  return minor / 100;
}
