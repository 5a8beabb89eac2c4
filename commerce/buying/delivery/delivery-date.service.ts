import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { computeOrderDay } from '#commerce/range/stock/order-day.rules.ts';
import type { DeliveryOption } from './delivery-choice.rules.ts';
import {
  calculateWorkingDays,
  computeDeliveryDates,
  type DeliverableLine,
  type DeliveryDates,
  type DeliveryPlace,
} from './delivery-date.rules.ts';

type PlaceContext = Pick<RequestContext, 'tenant' | 'clock'>;

/** The data that delivery to this postal code currently depends on. @param postalCode null if not known yet */
export function buildDeliveryPlace(ctx: PlaceContext, postalCode: string | null): DeliveryPlace {
  const { tenant } = ctx;
  return {
    orderDay: computeOrderDay(ctx),
    country: tenant.country,
    remoteAreas: tenant.delivery.remoteAreas,
    postalCode,
  };
}

/**
 * The days between which the lines arrive together if ordered now; for one line's own date pass one line.
 * @param option code of the delivery option; the tenant's first one for null or a code that the tenant does not have
 * @param postalCode the destination, in its stored form; null if not known yet
 * @returns null if there are no lines
 */
export function computeDeliveryDate(
  ctx: PlaceContext,
  lines: readonly DeliverableLine[],
  option: string | null,
  postalCode: string | null,
): DeliveryDates | null {
  const place = buildDeliveryPlace(ctx, postalCode);
  const days = calculateWorkingDays(lines, getDeliveryOption(ctx, option), place);
  return days && computeDeliveryDates(days, place);
}

function getDeliveryOption(
  { tenant }: PlaceContext,
  code: string | null,
): Pick<DeliveryOption, 'extraDays' | 'hours'> {
  const { options } = tenant.delivery;
  return options.find((option) => option.code === code) ?? options[0] ?? { extraDays: 0, hours: null };
}
