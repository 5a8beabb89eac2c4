import type { Appointment, FittingPartner } from '#commerce/buying/fitting/fitting-partners.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { formatAddressLines, formatLabelLines } from '#commerce/ground/kernel/address-lines.rules.ts';
import { formatIsoDay } from '#texts/format.ts';
import type { Order, OrderLine } from '../order.rules.ts';

type Destined = Pick<Order, 'lines' | 'deliveryAddress' | 'pickupPoint'>;

/** An appointment of an order's line. */
export type LineAppointment = {
  readonly line: OrderLine;
  readonly service: string;
  readonly appointment: Appointment;
};

/** The appointments of an order, in the order of its lines. */
export function collectOrderAppointments({ lines }: Pick<Order, 'lines'>): LineAppointment[] {
  return lines.flatMap((line) =>
    line.services.flatMap(({ code: service, appointment }) =>
      appointment ? [{ line, service, appointment }] : [],
    ),
  );
}

/** The destinations of an order's pieces. */
export type Destinations = {
  /** each once, in the order of the lines: their tyres are sent to them */
  readonly partners: readonly FittingPartner[];
  /** whether something goes to the delivery address or the pick-up point */
  readonly toCustomer: boolean;
};

/**
 * Lines whose tyres are fitted go to the partner, the others to the customer.
 * @param positions of the lines in question; default: all of them
 */
export function resolveDestinations(
  { lines }: Pick<Order, 'lines'>,
  positions: readonly number[] = lines.map(({ position }) => position),
): Destinations {
  const partners = new Map<string, FittingPartner>();
  let toCustomer = false;
  for (const line of lines.filter(({ position }) => positions.includes(position))) {
    const appointment = line.services.find(({ appointment: made }) => made)?.appointment;
    if (appointment) partners.set(appointment.partner.id, appointment.partner);
    else toCustomer = true;
  }
  return { partners: [...partners.values()], toCustomer };
}

/** The addresses on an invoice that its goods were sent to: the delivery address, and the partners below it. */
export function formatDestinationLines(order: Destined): string[] {
  const { partners, toCustomer } = resolveDestinations(order);
  return [
    ...(toCustomer ? formatAddressLines(order.deliveryAddress) : []),
    ...partners.flatMap((partner) => formatLabelLines(partner)),
  ];
}

/** The postal code on the label of a parcel with these pieces, which a carrier's page asks for. */
export function resolveParcelPostalCode(
  order: Destined,
  items: readonly { readonly position: number }[],
): string {
  const positions = items.map(({ position }) => position);
  const { partners, toCustomer } = resolveDestinations(order, positions);
  const [partner] = partners;
  return !toCustomer && partner ? partner.postalCode : order.deliveryAddress.postalCode;
}

/**
 * Where returned pieces are sent from or collected. Tyres are at their partner until the day of the fitting;
 * afterwards the customer has them, like everything else.
 * @param announced the returned lines, and when they were announced: a label printed later is the same
 * @returns the customer's name with it; `at` is the workshop, null if at the customer's
 */
export function resolveSender(
  order: Pick<Order, 'lines' | 'deliveryKind' | 'billingAddress' | 'deliveryAddress'>,
  announced: { readonly items: readonly { readonly position: number }[]; readonly announcedAt: Date },
  timeZone: string,
): Address & { readonly at: string | null } {
  const home = order.deliveryKind === 'pickup' ? order.billingAddress : order.deliveryAddress;
  const on = formatIsoDay(announced.announcedAt, timeZone);
  const positions = new Set(announced.items.map(({ position }) => position));
  const waiting = order.lines
    .filter(({ position }) => positions.has(position))
    .map(({ services }) => services.find(({ appointment }) => appointment)?.appointment);
  const partner = waiting[0]?.partner;
  const lieThere = waiting.every(
    (appointment) => appointment?.partner.id === partner?.id && (appointment?.day ?? '') >= on,
  );
  if (!partner || !lieThere) return { ...home, at: null };
  const { name: at, street, houseNumber, postalCode, city, country } = partner;
  return { ...home, at, street, houseNumber, houseNumberAddition: null, postalCode, city, country };
}
