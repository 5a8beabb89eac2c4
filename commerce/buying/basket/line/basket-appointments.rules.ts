import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import type { PricedBasket } from '../basket.types.ts';

/** The appointments of a basket's lines. */
export function collectAppointments({ lines }: Pick<PricedBasket, 'lines'>): Appointment[] {
  return lines.flatMap(({ services }) =>
    services.flatMap(({ appointment }) => (appointment ? [appointment] : [])),
  );
}

/** Whether a partner fits everything in a basket, so that nothing is delivered to the customer. */
export function isAllFitted({ lines }: Pick<PricedBasket, 'lines'>): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ services }) => services.some(({ appointment }) => appointment !== null))
  );
}
