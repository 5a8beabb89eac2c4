import {
  calculateOptionPrice,
  type DeliveryKind,
  type DeliveryOption,
  type DeliveryTerms,
  resolveTariff,
  takesGoods,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import {
  calculateWorkingDays,
  computeDeliveryDates,
  computeWishedDays,
  type DeliverableLine,
  type DeliveryDates,
  type DeliveryPlace,
  type WorkingDays,
} from '#commerce/buying/delivery/delivery-date.rules.ts';
import { type ParcelKind, takesParcel } from '#commerce/buying/delivery/parcel.rules.ts';
import type { ChosenPoint } from '#commerce/buying/delivery/places.ts';
import { hasItsPostNumber } from '#commerce/buying/delivery/post-number.rules.ts';

export type DeliveryOptionView = {
  readonly code: string;
  readonly to: DeliveryOption['to'];
  /** for this basket: 0 when its value makes it free, or with the delivery flat */
  readonly priceMinor: number;
  readonly freeFromMinor: number | null;
  /** working days until everything of the basket is there; null for an empty basket */
  readonly days: WorkingDays | null;
  /** the same as calendar days, for an order placed now */
  readonly dates: DeliveryDates | null;
  /** days that can be wished for, YYYY-MM-DD; empty where none can */
  readonly wishedDays: readonly string[];
};

/** The data that decides which ways of delivery there are. */
export type Delivered = {
  readonly terms: DeliveryTerms;
  readonly lines: readonly DeliverableLine[];
  readonly itemsMinor: number;
  readonly hasFlat: boolean;
  readonly place: DeliveryPlace;
  readonly parcel: ParcelKind;
  /** that are paid for */
  readonly parcels: number;
  /** how many days are offered where a preferred day can be chosen */
  readonly wishedDays: number;
};

/** The ways of delivery that take all of a basket. */
export function buildDeliveryOptionViews(delivered: Delivered): DeliveryOptionView[] {
  const { terms, lines, itemsMinor, hasFlat, place, parcel, parcels } = delivered;
  const goods = { itemsMinor, freight: parcel.freight, parcels };
  return terms.options
    .filter((option) => takesGoods(option, goods))
    .map((option) => {
      const days = calculateWorkingDays(lines, option, place);
      return {
        code: option.code,
        to: option.to,
        priceMinor: calculateOptionPrice(option, goods, hasFlat),
        freeFromMinor: resolveTariff(option, goods).freeFromMinor,
        days,
        dates: days && computeDeliveryDates(days, place),
        wishedDays: option.wishedDay ? computeWishedDays(lines, option, place, delivered.wishedDays) : [],
      };
    });
}

/** The one way of delivery to a fitting partner: neither to a point, nor in the evening, nor on a wished day. */
export function filterPartnerOptions(options: readonly DeliveryOptionView[]): DeliveryOptionView[] {
  return options.filter(({ to, wishedDays }) => to === 'address' && wishedDays.length === 0).slice(0, 1);
}

type EnteredDelivery = {
  readonly deliveryKind: DeliveryKind;
  readonly deliveryAddress: object | null;
  readonly pickupPoint: ChosenPoint | null;
  readonly deliveryOption: string | null;
  readonly wishedOn: string | null;
};

type ChosenDelivery = {
  readonly option: DeliveryOptionView;
  readonly wishedOn: string | null;
  readonly dates: DeliveryDates | null;
};

/**
 * The choice, while all of it is possible: the option is offered and goes to the chosen kind of place, the point
 * takes the parcel and has the number it needs, and the preferred day is not too early.
 * @returns null if the step is open again
 */
export function resolveDelivery(
  entered: EnteredDelivery,
  options: readonly DeliveryOptionView[],
  parcel: ParcelKind,
): ChosenDelivery | null {
  const option = options.find(({ code }) => code === entered.deliveryOption);
  if (!option || !canReachDestination(entered, option, parcel)) return null;
  if (option.wishedDays.length === 0) return { option, wishedOn: null, dates: option.dates };
  const { wishedOn } = entered;
  if (wishedOn === null || !option.wishedDays.includes(wishedOn)) return null;
  return { option, wishedOn, dates: { from: wishedOn, until: wishedOn } };
}

function canReachDestination(
  entered: EnteredDelivery,
  option: DeliveryOptionView,
  parcel: ParcelKind,
): boolean {
  const { deliveryKind, deliveryAddress, pickupPoint } = entered;
  if (deliveryKind === 'pickup') {
    if (option.to !== 'pickup' || pickupPoint === null) return false;
    return takesParcel(pickupPoint, parcel) && hasItsPostNumber(pickupPoint);
  }
  return option.to === 'address' && (deliveryKind === 'home' || deliveryAddress !== null);
}
