import type { BasketView } from '#commerce/buying/basket/basket.service.ts';
import {
  buildDeliveryTerms,
  type DeliveryKind,
  type DeliveryTerms,
  hasFlat,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import type { DeliveryDates } from '#commerce/buying/delivery/delivery-date.rules.ts';
import { buildDeliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import { type ParcelKind, resolveParcelKind } from '#commerce/buying/delivery/parcel.rules.ts';
import type { ChosenPoint } from '#commerce/buying/delivery/places.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { CheckoutRow, Identity } from '../checkout.store.ts';
import {
  buildDeliveryOptionViews,
  type DeliveryOptionView,
  filterPartnerOptions,
  resolveDelivery,
} from './delivery-view.rules.ts';

/** The delivery flat rate as offered; null if this tenant has none. */
export type PremiumView = {
  /** minor units, for `months` months */
  readonly priceMinor: number;
  readonly months: number;
  readonly chosen: boolean;
  /** the customer has it already */
  readonly member: boolean;
  /** false for a guest, who has no account to attach it to */
  readonly possible: boolean;
};

/** Delivery in the checkout. */
export type CheckoutDelivery = {
  readonly deliveryKind: DeliveryKind;
  /** null if delivered to the billing address, or picked up */
  readonly deliveryAddress: Address | null;
  /** null if not picked up */
  readonly pickupPoint: ChosenPoint | null;
  /** points have to take a parcel of this kind */
  readonly parcel: ParcelKind;
  readonly deliveryOptions: readonly DeliveryOptionView[];
  /** null if none is chosen yet, or the choice is no longer possible */
  readonly deliveryOption: DeliveryOptionView | null;
  /** YYYY-MM-DD */
  readonly wishedOn: string | null;
  /** when everything arrives if ordered now; null if not chosen, or if it depends on when the money comes in */
  readonly deliveryDates: DeliveryDates | null;
  /** the voluntary contribution for the parcel's emissions, minor units; null if this tenant has none */
  readonly co2: { readonly priceMinor: number; readonly chosen: boolean } | null;
  readonly premium: PremiumView | null;
};

/** The ways of delivery for a basket, with the choices so far. Its dates do not depend on the way to pay. */
export function viewDelivery(
  ctx: RequestContext,
  basket: BasketView,
  by: {
    readonly entered: CheckoutRow;
    readonly billingAddress: Address | null;
    readonly identity: Identity | null;
    /** everything goes to partners that fit it */
    readonly allFitted: boolean;
  },
): CheckoutDelivery {
  const { tenant } = ctx;
  const { entered, identity } = by;
  const { deliveryKind: kind, deliveryAddress, pickupPoint } = entered;
  const terms = buildDeliveryTerms(tenant);
  const to = { home: by.billingAddress, address: deliveryAddress, pickup: pickupPoint };
  const articles = basket.lines.map(({ article }) => article.kind);
  const parcel = resolveParcelKind(tenant, articles);
  const ways = buildDeliveryOptionViews({
    terms,
    lines: basket.lines,
    itemsMinor: basket.itemsMinor,
    hasFlat: hasFlat(terms, basket.delivery),
    place: buildDeliveryPlace(ctx, to[kind]?.postalCode ?? basket.postalCode),
    parcel,
    parcels: basket.parcels,
    wishedDays: tenant.delivery.wishedDays,
  });
  const deliveryOptions = by.allFitted ? filterPartnerOptions(ways) : ways;
  const chosen = resolveDelivery(entered, deliveryOptions, parcel);
  return {
    deliveryKind: kind,
    deliveryAddress: kind === 'address' ? deliveryAddress : null,
    pickupPoint: kind === 'pickup' ? pickupPoint : null,
    parcel,
    deliveryOptions,
    deliveryOption: chosen?.option ?? null,
    wishedOn: chosen?.wishedOn ?? null,
    deliveryDates: chosen?.dates ?? null,
    co2: buildCo2View(terms, entered),
    premium: buildPremiumView(tenant, terms, basket, identity),
  };
}

function buildCo2View({ co2CompensationMinor }: DeliveryTerms, { co2Compensation }: CheckoutRow) {
  if (co2CompensationMinor === null) return null;
  return { priceMinor: co2CompensationMinor, chosen: co2Compensation };
}

function buildPremiumView(
  tenant: Tenant,
  terms: DeliveryTerms,
  { delivery }: BasketView,
  identity: Identity | null,
): PremiumView | null {
  const { premium } = tenant.delivery;
  if (terms.premiumMinor === null || !premium) return null;
  const possible = identity === 'account' || identity === 'customer';
  return { ...premium, chosen: delivery.premium && !delivery.member, member: delivery.member, possible };
}
