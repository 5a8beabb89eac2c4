import { z } from 'zod';
import { buildDeliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import type { PlacesUnavailable } from '#commerce/buying/delivery/places.service.ts';
import { buildStoredAppointment, computeArrivalAtPartner } from '#commerce/buying/fitting/fitting.rules.ts';
import {
  findPartner,
  findPartnersNear,
  listFreeDays,
  type PartnerWithDays,
} from '#commerce/buying/fitting/fitting.service.ts';
import type {
  Appointment,
  FittingPartner,
  FittingPartners,
} from '#commerce/buying/fitting/fitting-partners.ts';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { FittingRefusal } from '../basket.errors.ts';
import { type BasketChange, type BasketView, getBasket, viewBasket } from '../basket.service.ts';
import { bumpBasket, lockBasket } from '../basket.store.ts';
import type { PricedLine } from '../basket.types.ts';
import { writeAppointment } from './basket-line.store.ts';

const uuid = z.uuid();

/** The partners that can fit the tyres of a line of the visitor's basket. */
export type LinePartners = {
  readonly line: PricedLine;
  /** the postal code that they are near, in its stored form; null if not known yet, so there are no partners */
  readonly postalCode: string | null;
  readonly partners: readonly PartnerWithDays[];
};

/**
 * @param otherwise the postal code to search near if the basket has none, in its stored form
 * @returns null if there is no such line, or it has nothing to be fitted
 */
export async function findLinePartners(
  ctx: RequestContext,
  lineId: string,
  otherwise: () => Promise<string | null>,
): Promise<Result<LinePartners, PlacesUnavailable> | null> {
  const basket = await getBasket(ctx);
  const line = findBasketLine(basket.lines, lineId);
  if (!line) return null;
  const postalCode = basket.postalCode ?? (await otherwise());
  if (postalCode === null) return ok({ line, postalCode, partners: [] });
  const found = await findPartnersNear(ctx, postalCode, createArrivalCalculator(ctx, line));
  return found.ok ? ok({ line, postalCode, partners: found.value }) : found;
}

/**
 * The partners near the visitor, before tyres are chosen; without days, which depend on when the tyres arrive.
 * @param otherwise as in {@link findLinePartners}
 */
export async function findPartnersNearVisitor(
  ctx: RequestContext,
  otherwise: () => Promise<string | null>,
): Promise<Result<Omit<LinePartners, 'line'>, PlacesUnavailable>> {
  const postalCode = (await getBasket(ctx)).postalCode ?? (await otherwise());
  if (postalCode === null) return ok({ postalCode, partners: [] });
  const found = await findPartnersNear(ctx, postalCode, () => getToday(ctx));
  return found.ok
    ? ok({ postalCode, partners: found.value.map((partner) => ({ ...partner, days: [] })) })
    : found;
}

const NOT_OFFERED = { code: 'ServiceNotOffered', service: 'fitting' } as const;

/**
 * Chooses where and when the tyres of a line are fitted, which orders the fitting with it. The place is taken when
 * the order is placed; a day that is full now is refused. The partner is queried first: while it is slow, no
 * transaction is open and the basket is not locked.
 */
export async function chooseFitting(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: { readonly lineId: string; readonly partnerId: string; readonly day: string },
  partners?: FittingPartners,
): Promise<Result<BasketChange, FittingRefusal>> {
  if (!findBasketLine((await getBasket(ctx)).lines, input.lineId)) return refuse(NOT_OFFERED);
  const found = await findPartner(ctx, input.partnerId, partners);
  if (!found.ok) return found;
  const partner = found.value;
  return runInTransaction(ctx, async (inner) => {
    const row = await lockBasket(inner, ctx.visitor);
    const before = row && (await viewBasket(inner, row));
    const line = findBasketLine(before?.lines ?? [], input.lineId);
    const offer = line?.serviceOffers.find(({ needsAppointment }) => needsAppointment);
    if (!row || !line || !offer) return refuse(NOT_OFFERED);
    const days = partner && (await listFreeDays(inner, [partner], createArrivalCalculator(inner, line)));
    if (!partner || !days?.get(partner.id)?.includes(input.day))
      return refuse({ code: 'FittingDayFull' as const });
    await writeAppointment(inner, line.lineId, offer.key, buildStoredAppointment(partner, input.day));
    await bumpBasket(inner, row.basketId);
    const basket = await viewBasket(inner, { ...row, version: row.version + 1 });
    return ok({ basket, lineId: line.lineId });
  });
}

/** For an appointment that is no longer free: the lines with it need another. @param basket locked */
export async function askAnotherAppointment(
  ctx: RequestContext & { readonly visitor: Visitor },
  basket: BasketView & { readonly basketId: string },
  { partner, day }: Appointment,
): Promise<BasketView> {
  for (const { lineId, services } of basket.lines) {
    for (const { code, appointment } of services) {
      if (appointment?.day === day && appointment.partner.id === partner.id)
        await writeAppointment(ctx, lineId, code, null);
    }
  }
  await bumpBasket(ctx, basket.basketId);
  return getBasket(ctx);
}

function findBasketLine(lines: readonly PricedLine[], lineId: string): PricedLine | null {
  const id = uuid.safeParse(lineId);
  const line = lines.find((candidate) => candidate.lineId === id.data);
  return line?.serviceOffers.some(({ needsAppointment }) => needsAppointment) ? line : null;
}

function createArrivalCalculator(ctx: RequestContext, line: PricedLine): (partner: FittingPartner) => string {
  const place = buildDeliveryPlace(ctx, null);
  return (partner) => computeArrivalAtPartner(line, partner, place);
}
