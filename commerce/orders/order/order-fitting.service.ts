import { randomUUID } from 'node:crypto';
import {
  buildStoredAppointment,
  computeLastChangeDay,
  computeOrderArrival,
} from '#commerce/buying/fitting/fitting.rules.ts';
import {
  findPartner,
  listFreeDays,
  releaseAppointments,
  takeAppointments,
} from '#commerce/buying/fitting/fitting.service.ts';
import type { Appointment, FittingPartners, OpenPartner } from '#commerce/buying/fitting/fitting-partners.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { collectOrderAppointments, type LineAppointment } from './draft/order-destination.rules.ts';
import { lockOrder } from './draft/order-lock.commands.ts';
import type { PaidOrder } from './draft/order-lock.queries.ts';
import { buildFittingMovedMail } from './mail/fitting-moved-mail.rules.ts';
import type { AppointmentRefusal } from './order.errors.ts';
import type { Order } from './order.rules.ts';
import { writeAppointment } from './order-fitting.store.ts';
import { findById } from './order-record.queries.ts';
import { getPieces, type ReturnEffect } from './return-effect.rules.ts';

const FIXED = { code: 'AppointmentFixed' } as const;
const DAY_FULL = { code: 'FittingDayFull' } as const;

/** The days that an appointment can be moved to, YYYY-MM-DD, ascending; none when it is too late. */
export async function listAlternativeDays(
  ctx: RequestContext,
  order: Order,
  { appointment }: LineAppointment,
): Promise<readonly string[]> {
  if (!isChangeable(ctx, order, appointment)) return [];
  const partner = await findPartner(ctx, appointment.partner.id);
  if (!partner.ok || !partner.value) return [];
  return listOtherDays(ctx, order, appointment, partner.value);
}

async function listOtherDays(
  ctx: RequestContext,
  order: Order,
  appointment: Appointment,
  partner: OpenPartner,
): Promise<readonly string[]> {
  const days = await listFreeDays(ctx, [partner], () => computeArrivalDay(ctx, order));
  return (days.get(partner.id) ?? []).filter((day) => day !== appointment.day);
}

/** The last day on which an appointment can be moved, YYYY-MM-DD. */
export function computeLastAppointmentChange(
  { tenant }: Pick<RequestContext, 'tenant'>,
  appointment: Appointment,
): string {
  return computeLastChangeDay(appointment, tenant.fitting?.changeWorkingDays ?? 0);
}

/**
 * Moves an appointment of an order to another day at the same partner: one place is given back as the other is taken,
 * an event goes to other systems, and a mail confirms it where the order has been confirmed. The caller has checked
 * that the order is the visitor's. The partner is queried first: while it is slow, no transaction is open and the order
 * is not locked.
 * @param position of the order's line
 */
export async function moveAppointment(
  ctx: RequestContext,
  orderId: string,
  wish: { readonly position: number; readonly day: string },
  partners?: FittingPartners,
): Promise<Result<Order, AppointmentRefusal>> {
  const order = await findById(ctx, orderId);
  const found = order && findLineAppointment(order, wish.position);
  if (!order || !found) return refuse(FIXED);
  if (found.appointment.day === wish.day) return ok(order);
  if (!isChangeable(ctx, order, found.appointment)) return refuse(FIXED);
  const retryAfterSeconds = await ctx.attempts.countFittingMove(orderId);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts' as const, retryAfterSeconds });
  const partner = await findPartner(ctx, found.appointment.partner.id, partners);
  if (!partner.ok || !partner.value) return refuse(DAY_FULL);
  const open = partner.value;
  return runInTransaction(ctx, (inner) => moveToDay(inner, orderId, wish, open));
}

/** The order may have changed while its partner was queried. */
async function moveToDay(
  ctx: RequestContext,
  orderId: string,
  { position, day }: { readonly position: number; readonly day: string },
  partner: OpenPartner,
): Promise<Result<Order, AppointmentRefusal>> {
  const locked = await lockOrder(ctx, orderId);
  const order = await findById(ctx, orderId);
  const found = order && findLineAppointment(order, position);
  if (!locked || !order || !found) return refuse(FIXED);
  const { appointment, service } = found;
  if (appointment.day === day) return ok(order);
  if (appointment.partner.id !== partner.id || !isChangeable(ctx, order, appointment)) return refuse(FIXED);
  const days = await listOtherDays(ctx, order, appointment, partner);
  const moved = buildStoredAppointment(appointment.partner, day);
  if (!days.includes(day) || (await takeAppointments(ctx, [moved]))) return refuse(DAY_FULL);
  await releaseAppointments(ctx, [appointment]);
  await writeAppointment(ctx, orderId, { position, service }, moved);
  await tellMoved(ctx, locked, { position, before: appointment.day, moved });
  return ok((await findById(ctx, orderId)) ?? order);
}

function findLineAppointment(order: Order, position: number): LineAppointment | undefined {
  return collectOrderAppointments(order).find(({ line }) => line.position === position);
}

/** Gives back the places of a cancelled order's appointments. */
export async function endAppointments(ctx: RequestContext, order: Order): Promise<void> {
  const held = collectOrderAppointments(order).filter(({ appointment }) => appointment.day >= getToday(ctx));
  await releaseAppointments(
    ctx,
    held.map(({ appointment }) => appointment),
  );
}

/** Gives back the places of lines that a cancellation or a return leaves without pieces. */
export async function endGivenBack(
  ctx: RequestContext,
  order: Order,
  { items, after }: Pick<ReturnEffect, 'items' | 'after'>,
): Promise<void> {
  const gone = items.map(({ position }) => position).filter((at) => getPieces(after, at) === 0);
  await endAppointments(ctx, {
    ...order,
    lines: order.lines.filter(({ position }) => gone.includes(position)),
  });
}

function isChangeable(ctx: RequestContext, { state }: Order, appointment: Appointment): boolean {
  const stands = state !== 'cancelled' && state !== 'returned';
  return stands && getToday(ctx) <= computeLastAppointmentChange(ctx, appointment);
}

/**
 * The day after which an appointment can be moved: by then the tyres have arrived and the partner has had its notice.
 */
function computeArrivalDay(ctx: RequestContext, order: Order): string {
  return computeOrderArrival(order, getToday(ctx), ctx.tenant);
}

async function tellMoved(
  ctx: RequestContext,
  order: PaidOrder,
  { position, before, moved }: { position: number; before: string; moved: Appointment },
): Promise<void> {
  const { orderId, state, locale, email: recipient } = order;
  const { day, partner } = moved;
  const data = { position, before, day, partnerId: partner.id };
  await recordOrderEvent(ctx, { orderId, type: 'fitting.moved', data });
  // an order that waits for its payment is confirmed when that has arrived, with the day as it is then
  if (state === 'awaiting_payment') return;
  const notice = { tenant: ctx.tenant, order, texts: await loadMailTexts(ctx, locale) };
  const cause = `fitting-moved:${randomUUID()}`;
  await queueMail(ctx, buildFittingMovedMail(notice, moved, before), { recipient, cause });
}
