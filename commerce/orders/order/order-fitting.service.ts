import { sql } from 'kysely';
import { arrivedOn, changeableUntil, keptAppointment } from '#commerce/buying/fitting/fitting.rules.ts';
import {
  findPartner,
  freeAppointments,
  freeDays,
  takeAppointments,
} from '#commerce/buying/fitting/fitting.service.ts';
import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { AppointmentRefusal } from './order.errors.ts';
import type { Order, OrderLine } from './order.rules.ts';
import { lockOrder } from './order-lock.service.ts';
import { findById } from './order-record.service.ts';
import { piecesOf, type ReturnEffect } from './return-effect.rules.ts';

/** An appointment of an order's line. */
export type LineAppointment = {
  readonly line: OrderLine;
  readonly service: string;
  readonly appointment: Appointment;
};

/** The appointments of an order, in the order of its lines. */
export function orderAppointments({ lines }: Pick<Order, 'lines'>): LineAppointment[] {
  return lines.flatMap((line) =>
    line.services.flatMap(({ code: service, appointment }) =>
      appointment ? [{ line, service, appointment }] : [],
    ),
  );
}

/** The days to which an appointment can be put off, YYYY-MM-DD, ascending; none when it is too late for that. */
export async function daysInstead(
  ctx: RequestContext,
  order: Order,
  { appointment }: LineAppointment,
): Promise<readonly string[]> {
  if (!isChangeable(ctx, order, appointment)) return [];
  const partner = await findPartner(ctx, appointment.partner.id);
  if (!partner.ok || !partner.value) return [];
  const days = await freeDays(ctx, [partner.value], () => afterArrival(ctx, order));
  return (days.get(partner.value.id) ?? []).filter((day) => day !== appointment.day);
}

/** The last day on which an appointment can be put off, YYYY-MM-DD. */
export function lastChange({ tenant }: Pick<RequestContext, 'tenant'>, appointment: Appointment): string {
  return changeableUntil(appointment, tenant.fitting?.changeWorkingDays ?? 0);
}

/**
 * Puts an appointment of an order on another day at the same partner: the one place is given back as the other is taken.
 * The caller has made sure that the order is the visitor's.
 * @param position of the order's line
 */
export async function moveAppointment(
  ctx: RequestContext,
  orderId: string,
  { position, day }: { readonly position: number; readonly day: string },
): Promise<Result<Order, AppointmentRefusal>> {
  return inTransaction(ctx, async (inner) => {
    await lockOrder(inner, orderId);
    const order = await findById(inner, orderId);
    const found = order && orderAppointments(order).find(({ line }) => line.position === position);
    if (!order || !found) return refuse({ code: 'AppointmentFixed' as const });
    const { appointment, service } = found;
    if (appointment.day === day) return ok(order);
    if (!isChangeable(inner, order, appointment)) return refuse({ code: 'AppointmentFixed' as const });
    const days = await daysInstead(inner, order, found);
    const moved = keptAppointment(appointment.partner, day);
    if (!days.includes(day) || (await takeAppointments(inner, [moved])))
      return refuse({ code: 'FittingDayFull' as const });
    await freeAppointments(inner, [appointment]);
    await writeAppointment(inner, orderId, { position, service }, moved);
    return ok((await findById(inner, orderId)) ?? order);
  });
}

/** Gives the places of an order's appointments back: it was cancelled. */
export async function endAppointments(ctx: RequestContext, order: Order): Promise<void> {
  const held = orderAppointments(order).filter(({ appointment }) => appointment.day >= todayOf(ctx));
  await freeAppointments(
    ctx,
    held.map(({ appointment }) => appointment),
  );
}

/** Gives the places of the lines back of which a cancellation or a return leaves no piece. */
export async function endGivenBack(
  ctx: RequestContext,
  order: Order,
  { items, after }: Pick<ReturnEffect, 'items' | 'after'>,
): Promise<void> {
  const gone = items.map(({ position }) => position).filter((at) => piecesOf(after, at) === 0);
  await endAppointments(ctx, {
    ...order,
    lines: order.lines.filter(({ position }) => gone.includes(position)),
  });
}

function isChangeable(ctx: RequestContext, { state }: Order, appointment: Appointment): boolean {
  const stands = state !== 'cancelled' && state !== 'returned';
  return stands && todayOf(ctx) <= lastChange(ctx, appointment);
}

/** The tyres lie at the partner, and it is told of the day in time. */
function afterArrival(ctx: RequestContext, order: Order): string {
  return arrivedOn(order, todayOf(ctx), ctx.tenant);
}

async function writeAppointment(
  ctx: RequestContext,
  orderId: string,
  { position, service }: { readonly position: number; readonly service: string },
  appointment: Appointment,
): Promise<void> {
  await sql`
    update order_line_service set appointment = ${JSON.stringify(appointment)}::jsonb
     where tenant_id = ${ctx.tenant.id} and order_id = ${orderId} and position = ${position}
       and service = ${service}`.execute(ctx.db);
}
