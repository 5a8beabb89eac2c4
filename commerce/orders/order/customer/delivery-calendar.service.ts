import ical from 'ical-generator';
import { formatLabelLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { collectOrderAppointments, resolveDestinations } from '../draft/order-destination.rules.ts';
import type { Order } from '../order.rules.ts';

/**
 * The days between which an order arrives, and those on which its tyres are fitted, as a calendar (RFC 5545): events
 * of whole days. They keep their identity, so that a newer file replaces an older one. Calendars are stored on
 * devices and by third parties, so the order's secret is not in it.
 * @param stamp when the file is made
 * @returns null if no day is promised
 */
export function buildDeliveryCalendar(
  order: Order,
  { tenant, texts, stamp }: { tenant: Tenant; texts: Translator<TextKey>; stamp: Date },
): string | null {
  const { orderNumber, pickupPoint } = order;
  // only the partners wait for goods that are all fitted
  const dates = resolveDestinations(order).toCustomer ? order.deliveryDates : null;
  const fittings = collectOrderAppointments(order);
  if (!dates && fittings.length === 0) return null;
  const { companyName: company } = tenant;
  const domain = tenant.company.email.split('@')[1] ?? tenant.id;
  const calendar = ical({
    prodId: { company, product: 'shop', language: order.locale.slice(0, 2).toUpperCase() },
  });
  const buildDayRange = (from: string, until: string) => ({
    start: new Date(`${from}T00:00:00Z`),
    // the day after the last (RFC 5545, 3.6.1)
    end: new Date(`${addDays(until, 1)}T00:00:00Z`),
    allDay: true,
    stamp,
    description: texts.text('account.calendar.order', { number: orderNumber }),
  });
  if (dates) {
    calendar.createEvent({
      ...buildDayRange(dates.from, dates.until),
      id: `delivery-${orderNumber}@${domain}`,
      summary: texts.text('order.calendar.event', { company }),
      ...(pickupPoint && { location: formatLabelLines(pickupPoint).join(', ') }),
    });
  }
  for (const { line, appointment } of fittings) {
    const { day, partner } = appointment;
    calendar.createEvent({
      ...buildDayRange(day, day),
      id: `fitting-${orderNumber}-${line.position}@${domain}`,
      summary: texts.text('order.calendar.fitting', { name: partner.name }),
      location: formatLabelLines(partner).join(', '),
    });
  }
  return calendar.toString();
}
