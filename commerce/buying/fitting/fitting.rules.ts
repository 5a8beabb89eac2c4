import { z } from 'zod';
import {
  calculateWorkingDays,
  type DeliverableLine,
  type DeliveryDates,
  type DeliveryPlace,
} from '#commerce/buying/delivery/delivery-date.rules.ts';
import { storedHours } from '#commerce/buying/delivery/pickup-point.rules.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import { addWorkingDays, isPublicHoliday, isWorkingDay } from '#commerce/range/stock/working-days.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Appointment, FittingPartner } from './fitting-partners.ts';

/** The form in which an appointment is stored with a basket, an order and an invoice. */
export const storedAppointment = z.object({
  partner: z.object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    placesPerDay: z.number().int(),
    hours: storedHours,
  }),
  day: z.iso.date(),
});

/** @throws when what was stored is no appointment */
export function parseAppointment(json: unknown): Appointment | null {
  return json === null ? null : storedAppointment.parse(json);
}

/** An appointment in its stored form: of a partner only the data it was chosen by. */
export function buildStoredAppointment(partner: FittingPartner, day: string): Appointment {
  return storedAppointment.parse({ partner, day });
}

/** The last day on which a line that is ordered now is still on its way to its partner. @returns YYYY-MM-DD */
export function computeArrivalAtPartner(
  line: DeliverableLine,
  partner: Pick<FittingPartner, 'postalCode'>,
  place: DeliveryPlace,
): string {
  const days = calculateWorkingDays([line], { extraDays: 0 }, { ...place, postalCode: partner.postalCode });
  return addWorkingDays(place.orderDay, days?.max ?? 1, place.country);
}

/**
 * The last day on which an order's tyres are still on their way, or which is too early for the partner's notice.
 * @param today YYYY-MM-DD in the market's time zone
 */
export function computeOrderArrival(
  order: { readonly deliveryDates: DeliveryDates | null; readonly deliveryDaysMax: number },
  today: string,
  { country, fitting }: Pick<Tenant, 'country' | 'fitting'>,
): string {
  const arrival = order.deliveryDates?.until ?? addWorkingDays(today, order.deliveryDaysMax, country);
  const told = addWorkingDays(today, fitting?.changeWorkingDays ?? 0, country);
  return [arrival, told].sort().at(-1) ?? told;
}

/** Whether the tyres have arrived at the partner by the day of the appointment. */
export function isFeasible(
  { partner, day }: Appointment,
  line: DeliverableLine,
  place: DeliveryPlace,
): boolean {
  return day > computeArrivalAtPartner(line, partner, place);
}

/**
 * The next days on which a partner is open.
 * @param after YYYY-MM-DD, exclusive
 * @param count how many; fewer if it is open on fewer of the next days
 * @returns YYYY-MM-DD, ascending
 */
export function openDays(
  { hours, country }: Pick<FittingPartner, 'hours' | 'country'>,
  after: string,
  count: number,
): string[] {
  const days: string[] = [];
  for (let ahead = 1; ahead <= MOST_AHEAD && days.length < count; ahead += 1) {
    const day = addDays(after, ahead);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    const isOpen = hours.some(({ days: [from, until] }) => from <= weekday && weekday <= until);
    if (isOpen && !isPublicHoliday(day, country)) days.push(day);
  }
  return days;
}

const MOST_AHEAD = 60;

/**
 * The last day on which an appointment can be put off.
 * @param workingDays the notice that the partner needs
 * @returns YYYY-MM-DD
 */
export function computeLastChangeDay({ day, partner }: Appointment, workingDays: number): string {
  let until = day;
  for (let left = workingDays; left > 0; ) {
    until = addDays(until, -1);
    if (isWorkingDay(until, partner.country)) left -= 1;
  }
  return until;
}
