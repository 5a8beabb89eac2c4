import { needsTransfer } from '#forms/payment-method.ts';
import { formatDay } from '#texts/format-day.ts';
import type { OrderMail } from '../mail/order-mail.types.ts';
import { collectOrderAppointments, resolveDestinations } from './order-destination.rules.ts';

/**
 * The promised delivery: calendar days where they are known, else working days; the day of fitting where all of it is
 * fitted.
 */
export function describeDeliveryPromise({ order, texts }: Pick<OrderMail, 'order' | 'texts'>): string {
  if (!resolveDestinations(order).toCustomer) {
    const days = new Set(collectOrderAppointments(order).map(({ appointment }) => appointment.day));
    const fitted = [...days].map((day) =>
      texts.text('basket.fitting.on', { day: formatDay(day, order.locale) }),
    );
    return fitted.join(' · ');
  }
  const { deliveryDates: dates, deliveryDaysMin: min, deliveryDaysMax: max } = order;
  if (dates) {
    const [from, until] = [formatDay(dates.from, order.locale), formatDay(dates.until, order.locale)];
    return from === until
      ? texts.text('delivery.dates.on', { day: until })
      : texts.text('delivery.dates.between', { from, until });
  }
  const days = { days: min === max ? String(max) : `${min}–${max}`, max };
  const waits = needsTransfer(order.paymentMethod);
  return texts.text(waits ? 'delivery.dates.afterPayment' : 'delivery.dates.days', days);
}
