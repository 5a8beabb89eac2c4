import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** The events of an order that its customer sees; the others matter to other systems only. */
const SHOWN = [
  'order.placed',
  'order.cancelled',
  'order.pieces-cancelled',
  'order.shipped',
  'fitting.moved',
  'order.delivered',
  'return.announced',
  'exchange.arrived',
  'exchange.sent',
  'exchange.released',
  'order.returned',
  'order.withdrawn',
  'order.held',
  'order.released',
  'payment.refunded',
  'payment.refund-failed',
  'payment.refund-made',
  'credit.changed',
] as const;

export type TimelineKind = (typeof SHOWN)[number];

/** Something that happened to an order. */
export type TimelineEntry = { readonly kind: TimelineKind; readonly at: Date };

const MOST = 50;

/**
 * The events of an order, the earliest first; of events of one moment, the cause before its consequences; at most 50.
 * The caller has checked that the visitor may see the order. A requested early repayment has changed nothing yet and is
 * left out; its payment is shown.
 */
export async function listOrderTimeline(ctx: RequestContext, orderId: string): Promise<TimelineEntry[]> {
  const rows = await ctx.db
    .selectFrom('order_event')
    .select(['type', 'happened_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('type', 'in', [...SHOWN])
    .where(sql<boolean>`data ->> 'why' is distinct from 'repayment-requested'`)
    .orderBy('event_id')
    .limit(MOST)
    .execute();
  return rows
    .map(({ type, happened_at }) => ({ kind: type as TimelineKind, at: happened_at }))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || SHOWN.indexOf(a.kind) - SHOWN.indexOf(b.kind));
}

/** An event of an order as it was told to other systems. */
export type LoggedEvent = {
  readonly eventId: number;
  readonly type: string;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

const MOST_LOGGED = 500;

/** All events of an order, the latest first; at most 500. For the shop's own staff. */
export async function listOrderEvents(ctx: RequestContext, orderId: string): Promise<LoggedEvent[]> {
  const rows = await ctx.db
    .selectFrom('order_event')
    .select(['event_id', 'type', 'happened_at', 'data'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('event_id', 'desc')
    .limit(MOST_LOGGED)
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    type: row.type,
    at: row.happened_at,
    data: row.data as LoggedEvent['data'],
  }));
}
