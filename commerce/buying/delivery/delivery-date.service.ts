import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { orderDay } from '#commerce/range/stock/order-day.rules.ts';
import type { DeliveryOption } from './delivery-choice.rules.ts';
import {
  type DeliverableLine,
  type DeliveryDates,
  type DeliveryPlace,
  datesOf,
  workingDays,
} from './delivery-date.rules.ts';

type PlaceContext = Pick<RequestContext, 'tenant' | 'clock'>;

/** The data that delivery to this postal code depends on now. @param postalCode null: not known yet */
export function deliveryPlace(ctx: PlaceContext, postalCode: string | null): DeliveryPlace {
  const { tenant } = ctx;
  return {
    orderDay: orderDay(ctx),
    country: tenant.country,
    remoteAreas: tenant.delivery.remoteAreas,
    postalCode,
  };
}

/**
 * The days between which the lines arrive together when they are ordered now; for one line's own date give one line.
 * @param option code of the way of delivery; null, or one that the tenant does not have: its first one
 * @param postalCode where it goes, as it is kept; null: not known yet
 * @returns null for no lines
 */
export function deliveryDate(
  ctx: PlaceContext,
  lines: readonly DeliverableLine[],
  option: string | null,
  postalCode: string | null,
): DeliveryDates | null {
  const place = deliveryPlace(ctx, postalCode);
  const days = workingDays(lines, optionOf(ctx, option), place);
  return days && datesOf(days, place);
}

function optionOf(
  { tenant }: PlaceContext,
  code: string | null,
): Pick<DeliveryOption, 'extraDays' | 'hours'> {
  const { options } = tenant.delivery;
  return options.find((option) => option.code === code) ?? options[0] ?? { extraDays: 0, hours: null };
}
