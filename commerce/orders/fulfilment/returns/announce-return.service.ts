import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askReturnLabel } from '#commerce/buying/delivery/return-carrier.service.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment, getToday, startOfDay } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { resolveSender } from '#commerce/orders/order/draft/order-destination.rules.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { addToStock, takeFromStock } from '#commerce/range/stock/stock.commands.ts';
import { insertExchange, listExchanges, type ReturnExchange } from '../exchange/exchange.store.ts';
import type { OrderLifeRefusal } from '../life/order-life.errors.ts';
import { lockOrder, readDeliveredAt, readLineFulfilment } from '../life/order-life.store.ts';
import { queueOrderMail } from '../order-mail.service.ts';
import { computeWithdrawalDeadline } from '../withdrawal/withdrawal.rules.ts';
import {
  insertAnnouncement,
  listAnnouncements,
  type ReturnAnnouncement,
  type ReturnableArticle,
  readReturnableArticles,
  writeLabel,
} from './announcement.store.ts';
import { buildAnnouncedMail } from './announcement-mail.rules.ts';
import { computeCollectionDays, countAnnounceable } from './return-terms.rules.ts';

export type ReturnRefusal =
  | OrderLifeRefusal
  /** the period is over. @property until its last moment */
  | { readonly code: 'ReturnPeriodOver'; readonly until: Date }
  /** large goods are collected: the day is missing, or is not one of {@link ReturnTerms} */
  | { readonly code: 'CollectionDayRefused' }
  /** the wanted size is sold out, or is not one of the article */
  | { readonly code: 'ExchangeRefused' };

/** The terms of returning an order. */
export type ReturnTerms = {
  /** null if nothing has arrived yet, so the period has not begun */
  readonly until: Date | null;
  readonly isOver: boolean;
  /** pieces of each line that can be announced now */
  readonly lines: readonly {
    readonly position: number;
    readonly quantity: number;
    /** collected at the door, since it is too large for a parcel */
    readonly isLarge: boolean;
    /** number of its style; null if no longer sold */
    readonly productSku: string | null;
    readonly sizes: ReturnableArticle['sizes'];
  }[];
  readonly reasons: readonly string[];
  /** ISO 8601 dates; [] where nothing is collected */
  readonly collectionDays: readonly string[];
  /** until when another size would be held for pieces that are sent as a parcel */
  readonly exchangeUntil: Date;
};

const item = z.object({
  position: z.number().int().min(1),
  quantity: z.number().int().min(1),
  reason: z.string().max(40).nullable(),
  /** number of the article in the wanted size */
  exchangeFor: z.string().max(64).nullable().default(null),
});
const announcement = z.object({
  announcementId: z.uuid(),
  items: z.array(item).min(1).max(100),
  collectOn: z.iso.date().nullable(),
});
export type AnnounceInput = z.infer<typeof announcement>;
type Item = AnnounceInput['items'][number];

/** The pieces of an order that can be returned, and how. The caller has checked that the visitor may see the order. */
export async function loadReturnTerms(ctx: RequestContext, order: Order): Promise<ReturnTerms> {
  const left = countAnnounceable(
    await readLineFulfilment(ctx, order.orderId),
    await listAnnouncements(ctx, order.orderId),
  );
  const { freightKinds } = ctx.tenant.delivery;
  const lines = (await readReturnableArticles(ctx, order.orderId)).map(
    ({ position, kind, productSku, sizes }) => ({
      ...{ position, productSku },
      quantity: left.get(position) ?? 0,
      isLarge: kind !== null && freightKinds.includes(kind),
      sizes,
    }),
  );
  const until = await findReturnDeadline(ctx, order.orderId);
  const isCollected = lines.some(({ quantity, isLarge }) => isLarge && quantity > 0);
  return {
    until,
    isOver: until !== null && until < ctx.clock.now(),
    lines,
    reasons: ctx.tenant.withdrawal.returnReasons,
    collectionDays: isCollected ? computeCollectionDays(ctx.tenant, getToday(ctx)) : [],
    exchangeUntil: computeHeldUntil(ctx, null),
  };
}

async function findReturnDeadline(ctx: RequestContext, orderId: string): Promise<Date | null> {
  const deliveredAt = await readDeliveredAt(ctx, orderId);
  const { timeZone, country, withdrawal } = ctx.tenant;
  return deliveredAt && computeWithdrawalDeadline(deliveredAt, { days: withdrawal.days, timeZone, country });
}

/**
 * Announces a return: with a label of the carrier, or a day of collection, and a mail. Another size is taken out of
 * stock and held at the price that was paid. Nothing is credited before the pieces have arrived. A second call with
 * the same id asks for a missing label, and changes nothing else. The caller has checked that the visitor may see the
 * order.
 */
export async function announceReturn(
  ctx: RequestContext,
  order: Order,
  input: unknown,
): Promise<Result<ReturnAnnouncement, ReturnRefusal>> {
  const parsed = announcement.safeParse(input);
  if (!parsed.success) return refuse({ code: 'QuantityRefused' });
  const written = await runInTransaction(ctx, (inner) => write(inner, order, parsed.data));
  if (!written.ok || written.value.label !== null) return written;
  return ok(await attachReturnLabel(ctx, order, written.value));
}

async function write(
  ctx: RequestContext,
  order: Order,
  { announcementId, items, collectOn }: AnnounceInput,
): Promise<Result<ReturnAnnouncement, ReturnRefusal>> {
  const { orderId } = order;
  const state = await lockOrder(ctx, orderId);
  if (state === null) return refuse({ code: 'OrderNotFound' });
  const known = (await listAnnouncements(ctx, orderId)).find((one) => one.announcementId === announcementId);
  if (known) return ok(known);
  if (state === 'cancelled' || state === 'awaiting_payment')
    return refuse({ code: 'OrderStateRefuses', state });
  const terms = await loadReturnTerms(ctx, order);
  if (terms.until && terms.isOver) return refuse({ code: 'ReturnPeriodOver', until: terms.until });
  const lines = new Map(terms.lines.map((line) => [line.position, line]));
  const isEachOnce = new Set(items.map(({ position }) => position)).size === items.length;
  if (!isEachOnce || items.some(({ position, quantity }) => quantity > (lines.get(position)?.quantity ?? 0)))
    return refuse({ code: 'QuantityRefused' });
  const isCollected = items.some(({ position }) => lines.get(position)?.isLarge);
  if (isCollected && (collectOn === null || !terms.collectionDays.includes(collectOn)))
    return refuse({ code: 'CollectionDayRefused' });
  const wanted = resolveWantedSizes(items, lines);
  if (wanted === null || (wanted.length > 0 && !(await takeFromStock(ctx, wanted))))
    return refuse({ code: 'ExchangeRefused' });
  const made = {
    ...{ announcementId, orderId, collectOn: isCollected ? collectOn : null },
    items: items.map(({ position, quantity, reason }) => ({
      ...{ position, quantity },
      reason: reason !== null && terms.reasons.includes(reason) ? reason : null,
    })),
    announcedAt: ctx.clock.now(),
  };
  if (!(await insertAnnouncement(ctx, made))) {
    // another order's announcement has this id, which no form of the shop sends
    await addToStock(ctx, wanted);
    return refuse({ code: 'QuantityRefused' });
  }
  const exchanges = await hold(ctx, made, wanted);
  const data = {
    announcementId,
    items: made.items,
    collectOn: made.collectOn,
    exchanges: wanted.map(pickWanted),
  };
  await recordOrderEvent(ctx, { orderId, type: 'return.announced', data });
  await queueOrderMail(ctx, order, `return-announced:${announcementId}`, (frame) =>
    buildAnnouncedMail({ ...frame, announcement: { ...made, exchanges, label: null } }),
  );
  return ok({ ...made, exchanges, label: null });
}

type Wanted = { position: number; quantity: number; variantId: number; sku: string; size: string };

/** The wanted sizes; null if one of them does not belong to its article. */
function resolveWantedSizes(
  items: readonly Item[],
  lines: ReadonlyMap<number, ReturnTerms['lines'][number]>,
): Wanted[] | null {
  const wanted: Wanted[] = [];
  for (const { position, quantity, exchangeFor } of items) {
    if (exchangeFor === null) continue;
    const size = lines.get(position)?.sizes.find(({ variantSku }) => variantSku === exchangeFor);
    if (!size) return null;
    wanted.push({ position, quantity, variantId: size.variantId, sku: exchangeFor, size: size.size });
  }
  return wanted;
}

const pickWanted = ({ position, quantity, sku }: Wanted) => ({ position, quantity, sku });

/** Holds the stock taken for an exchange for the announced pieces, longer where they are collected later. */
async function hold(
  ctx: RequestContext,
  made: Pick<ReturnAnnouncement, 'announcementId' | 'orderId' | 'collectOn'>,
  wanted: readonly Wanted[],
): Promise<readonly ReturnExchange[]> {
  const heldUntil = computeHeldUntil(ctx, made.collectOn);
  for (const one of wanted) {
    const { announcementId, orderId } = made;
    await insertExchange(ctx, {
      ...{ exchangeId: randomUUID(), announcementId, orderId, ...one },
      ...{ state: 'reserved', heldUntil },
    });
  }
  const all = wanted.length === 0 ? [] : await listExchanges(ctx, made.orderId);
  return all.filter(({ announcementId }) => announcementId === made.announcementId);
}

/** @param collectOn ISO 8601 date; null if sent as a parcel */
function computeHeldUntil({ clock, tenant }: RequestContext, collectOn: string | null): Date {
  const from = collectOn === null ? clock.now() : new Date(startOfDay(collectOn));
  return addDaysToMoment(from, tenant.withdrawal.exchangeDays);
}

/** After the commit, because the order must not stay locked during the query to a carrier. */
async function attachReturnLabel(
  ctx: RequestContext,
  order: Order,
  made: ReturnAnnouncement,
): Promise<ReturnAnnouncement> {
  const label = await askReturnLabel(ctx, {
    idempotencyKey: `${ctx.tenant.id}:${made.announcementId}`,
    from: resolveSender(order, made, ctx.tenant.timeZone),
    collectOn: made.collectOn,
  });
  if (!label.ok) return made;
  await writeLabel(ctx, made.announcementId, label.value);
  return { ...made, label: label.value };
}
