import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { cancelPieces } from '#commerce/orders/fulfilment/cancel/cancel-pieces.service.ts';
import {
  carryOutWithdrawal,
  dismissWithdrawal,
} from '#commerce/orders/fulfilment/decide-withdrawal.service.ts';
import { lockDeskOrderState } from '#commerce/orders/fulfilment/desk/order-desk.service.ts';
import { insertOrderNote, LONGEST_NOTE } from '#commerce/orders/fulfilment/desk/order-note.commands.ts';
import {
  type ChangePreview,
  previewChange,
} from '#commerce/orders/fulfilment/desk/preview-change.service.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import type { Right } from '#commerce/staff/access/rights.rules.ts';
import { runTenantCommand } from '#commerce/staff/command/run-command.service.ts';
import type { DeskContext } from '../desk-context.ts';
import { createRefusalError, readSeen, unwrap } from '../refusal.ts';
import { checkId, openTenant } from '../tenant-context.ts';
import { builder } from './builder.ts';
import { OrderRef, type OrderView, readOrderView } from './order.ts';

const LONGEST_TEXT = 200;

const PiecesInput = builder.inputType('PiecesInput', {
  description: 'Pieces of a line; `position` counts from 1.',
  fields: (t) => ({ position: t.int(), quantity: t.int() }),
});

const PieceCondition = builder.enumType('PieceCondition', {
  values: ['as_new', 'opened', 'worn', 'damaged', 'incomplete'] as const,
});

const ReturnedPiecesInput = builder.inputType('ReturnedPiecesInput', {
  description: 'Pieces of a line that have come back, in one condition.',
  fields: (t) => ({
    position: t.int(),
    quantity: t.int(),
    condition: t.field({ type: PieceCondition }),
    restock: t.boolean({ description: 'whether they can be sold again' }),
  }),
});

type Changed = OrderView & { readonly refundMinor: number };
const OrderChangeRef = builder.objectRef<Changed>('OrderChange').implement({
  description: 'An order after a change.',
  fields: (t) => ({
    order: t.field({ type: OrderRef, resolve: (changed) => changed }),
    refundMinor: t.exposeInt('refundMinor', { description: 'the amount given back with the change' }),
  }),
});

const PreviewDueRef = builder.objectRef<NonNullable<ChangePreview['dues']>[number]>('PreviewDue').implement({
  fields: (t) => ({ dueOn: t.expose('dueOn', { type: 'Date' }), amountMinor: t.exposeInt('amountMinor') }),
});
const ChangePreviewRef = builder.objectRef<ChangePreview>('ChangePreview').implement({
  description: 'What a change comes to, to the cent: it was made and undone. Minor units.',
  fields: (t) => ({
    creditMinor: t.exposeInt('creditMinor', { description: 'no longer has to be paid' }),
    refundMinor: t.exposeInt('refundMinor', {
      description: 'given back now; less than the credit where not all was paid',
    }),
    keptMinor: t.exposeInt('keptMinor', { description: 'price of what is kept then' }),
    openBeforeMinor: t.exposeInt('openBeforeMinor'),
    openAfterMinor: t.exposeInt('openAfterMinor'),
    dues: t.field({
      type: [PreviewDueRef],
      nullable: true,
      description: 'the plan as it becomes; null if the order has none',
      resolve: ({ dues }) => dues && [...dues],
    }),
  }),
});

type Arguments = Parameters<Parameters<typeof builder.mutationFields>[0]>[0];

function orderArgs(t: Arguments) {
  return {
    tenantId: t.arg.id(),
    orderId: t.arg.id(),
    idempotencyKey: t.arg.string(),
    reason: t.arg.string({ required: false }),
    seen: t.arg({
      type: 'Json',
      required: false,
      description:
        '`seen` of the order as it was read: the change is refused if one of its fields differs now',
    }),
  };
}

type OrderCommand = {
  readonly tenantId: string;
  readonly orderId: string;
  readonly idempotencyKey: string;
  readonly reason?: string | null | undefined;
  readonly seen?: unknown;
};

/** Runs a change of an order as a command, and reads the order after it. */
async function changeOrder(
  desk: DeskContext,
  command: OrderCommand,
  what: {
    readonly action: string;
    readonly right: Right;
    run(ctx: RequestContext): Promise<Result<{ readonly refundMinor: number }, { readonly code: string }>>;
  },
): Promise<Changed> {
  const { tenantId, idempotencyKey, reason, seen } = command;
  const orderId = checkId(command.orderId, 'OrderNotFound');
  const outcome = unwrap(
    await runTenantCommand<{ readonly refundMinor: number }, { readonly code: string }>(desk, {
      tenantId,
      action: what.action,
      right: what.right,
      subject: { kind: 'order', id: orderId },
      idempotencyKey,
      reason: reason ?? null,
      seen: readSeen(seen),
      readState: (ctx) => lockDeskOrderState(ctx, orderId),
      async run(ctx) {
        const result = await what.run(ctx);
        // the idempotency key stores this outcome, which has no data of the order
        return result.ok ? ok({ refundMinor: result.value.refundMinor }) : result;
      },
    }),
  );
  return { ...(await readOrderView(openTenant(desk, tenantId), { orderId })), ...outcome };
}

/** The outcome of a service that gives no money back. */
function withoutRefund<R extends { readonly code: string }>(
  result: Result<unknown, R>,
): Result<{ readonly refundMinor: number }, R> {
  return result.ok ? ok({ refundMinor: 0 }) : result;
}

function readText(text: string | null | undefined, longest = LONGEST_TEXT): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed.length > longest) throw createRefusalError({ code: 'TextTooLong' });
  return trimmed || null;
}

function requireReason(reason: string | null | undefined): string {
  const text = readText(reason, 1000);
  if (text === null) throw createRefusalError({ code: 'ReasonRequired' });
  return text;
}

type Pieces = { readonly position: number; readonly quantity: number };
type Returned = Pieces & { readonly condition: string; readonly restock: boolean };

function cancel(ctx: RequestContext, orderId: string, items: readonly Pieces[] | null, key: string) {
  return items === null
    ? cancelOrder(ctx, orderId, 'shop')
    : cancelPieces(
        ctx,
        orderId,
        items.map(({ position, quantity }) => ({ position, quantity })),
        key,
      );
}

/** Books what came back: pieces that can be sold again and those that cannot are two returns of one parcel. */
async function bookPieces(
  ctx: RequestContext,
  orderId: string,
  items: readonly Returned[],
  key: string,
): Promise<Result<{ readonly refundMinor: number }, { readonly code: 'QuantityRefused' } | OrderRefusal>> {
  let refundMinor = 0;
  for (const restock of [true, false]) {
    const pieces = new Map<number, number>();
    for (const { position, quantity } of items.filter((item) => item.restock === restock))
      pieces.set(position, (pieces.get(position) ?? 0) + quantity);
    if (pieces.size === 0) continue;
    const lines = [...pieces].map(([position, quantity]) => ({ position, quantity }));
    const booked = await returnItems(ctx, orderId, lines, `${key}:${restock ? 'restock' : 'aside'}`, {
      restock,
    });
    if (!booked.ok) return booked;
    refundMinor += booked.value.refundMinor;
  }
  return items.length === 0 ? refuse({ code: 'QuantityRefused' }) : ok({ refundMinor });
}
type OrderRefusal = Exclude<Awaited<ReturnType<typeof returnItems>>, { readonly ok: true }>['refusal'];

/** Conditions in words for the audit, beside the reason: `line 2: 1 damaged`. */
function describeReturn(reason: string | null, items: readonly Returned[]): string {
  const conditions = items.map(
    ({ position, quantity, condition, restock }) =>
      `line ${position}: ${quantity} ${condition}${restock ? '' : ', not for sale'}`,
  );
  return [reason, ...conditions].filter(Boolean).join('; ');
}

builder.queryFields((t) => ({
  cancellationPreview: t.field({
    description: 'What cancelling comes to, without doing it.',
    type: ChangePreviewRef,
    args: {
      tenantId: t.arg.id(),
      orderId: t.arg.id(),
      items: t.arg({ type: [PiecesInput], required: false, description: 'absent: the whole order' }),
    },
    async resolve(_, { tenantId, orderId, items }, desk) {
      const id = checkId(orderId, 'OrderNotFound');
      return unwrap(
        await previewChange(openTenant(desk, tenantId), id, (ctx) =>
          cancel(ctx, id, items ?? null, 'preview'),
        ),
      );
    },
  }),
  returnPreview: t.field({
    description: 'What a return comes to, without booking it.',
    type: ChangePreviewRef,
    args: { tenantId: t.arg.id(), orderId: t.arg.id(), items: t.arg({ type: [ReturnedPiecesInput] }) },
    async resolve(_, { tenantId, orderId, items }, desk) {
      const id = checkId(orderId, 'OrderNotFound');
      return unwrap(
        await previewChange(openTenant(desk, tenantId), id, (ctx) => bookPieces(ctx, id, items, 'preview')),
      );
    },
  }),
}));

builder.mutationFields((t) => ({
  dispatchOrder: t.field({
    description: 'Records that pieces have left in a parcel: the invoice is issued, held money is taken.',
    type: OrderChangeRef,
    args: {
      ...orderArgs(t),
      items: t.arg({ type: [PiecesInput], required: false, description: 'absent: all that have not left' }),
      carrier: t.arg.string({ required: false }),
      trackingNumber: t.arg.string({ required: false }),
      unpaidReason: t.arg.string({ required: false, description: 'why it leaves although it is not paid' }),
      heldReason: t.arg.string({ required: false, description: 'why it left although it was held' }),
    },
    resolve: (_, { items, carrier, trackingNumber, unpaidReason, heldReason, ...command }, desk) =>
      changeOrder(desk, command, {
        action: 'orders.dispatch',
        right: 'orders.change',
        run: async (ctx) =>
          withoutRefund(
            await dispatchOrder(ctx, {
              orderId: command.orderId,
              key: command.idempotencyKey,
              items: items?.map(({ position, quantity }) => ({ position, quantity })),
              carrier: readText(carrier),
              trackingNumber: readText(trackingNumber),
              unpaidReason: readText(unpaidReason) ?? undefined,
              heldReason: readText(heldReason) ?? undefined,
            }),
          ),
      }),
  }),
  deliverOrder: t.field({
    description: 'Records that parcels have arrived: all that are on their way, or one.',
    type: OrderChangeRef,
    args: { ...orderArgs(t), shipmentId: t.arg.id({ required: false }) },
    resolve: (_, { shipmentId, ...command }, desk) =>
      changeOrder(desk, command, {
        action: 'orders.deliver',
        right: 'orders.change',
        run: async (ctx) =>
          withoutRefund(
            await deliverOrder(ctx, {
              orderId: command.orderId,
              shipmentId: shipmentId ? checkId(shipmentId, 'ShipmentNotFound') : null,
            }),
          ),
      }),
  }),
  cancelOrder: t.field({
    description: 'Cancels pieces that have not left, or the whole order: see `cancellationPreview`.',
    type: OrderChangeRef,
    args: {
      ...orderArgs(t),
      items: t.arg({ type: [PiecesInput], required: false, description: 'absent: the whole order' }),
    },
    resolve: (_, { items, ...command }, desk) =>
      changeOrder(
        desk,
        { ...command, reason: requireReason(command.reason) },
        {
          action: 'orders.cancel',
          right: 'orders.change',
          run: (ctx) => cancel(ctx, command.orderId, items ?? null, command.idempotencyKey),
        },
      ),
  }),
  bookReturn: t.field({
    description: 'Books pieces that have come back: see `returnPreview`.',
    type: OrderChangeRef,
    args: { ...orderArgs(t), items: t.arg({ type: [ReturnedPiecesInput] }) },
    resolve: (_, { items, ...command }, desk) =>
      changeOrder(
        desk,
        { ...command, reason: describeReturn(readText(command.reason, 1000), items) },
        {
          action: 'returns.book',
          right: 'returns.book',
          run: (ctx) => bookPieces(ctx, command.orderId, items, command.idempotencyKey),
        },
      ),
  }),
}));

builder.mutationFields((t) => ({
  carryOutWithdrawal: t.field({
    description: 'Carries out the declared withdrawal that holds an order.',
    type: OrderChangeRef,
    args: orderArgs(t),
    resolve: (_, command, desk) =>
      changeOrder(desk, command, {
        action: 'orders.withdraw',
        right: 'orders.change',
        run: async (ctx) => withoutRefund(await carryOutWithdrawal(ctx, command.orderId)),
      }),
  }),
  releaseHold: t.field({
    description: 'Lets an order leave although its withdrawal was declared; the reason is required.',
    type: OrderChangeRef,
    args: orderArgs(t),
    resolve(_, command, desk) {
      const reason = requireReason(command.reason);
      return changeOrder(
        desk,
        { ...command, reason },
        {
          action: 'orders.release',
          right: 'orders.change',
          run: async (ctx) =>
            withoutRefund(await dismissWithdrawal(ctx, command.orderId, { how: 'released', reason })),
        },
      );
    },
  }),
  addOrderNote: t.field({
    description: 'Writes something about an order for other staff; its customer never sees it.',
    type: OrderRef,
    args: {
      tenantId: t.arg.id(),
      orderId: t.arg.id(),
      idempotencyKey: t.arg.string(),
      body: t.arg.string({ description: `1 to ${LONGEST_NOTE} characters` }),
    },
    async resolve(_, { body, ...command }, desk) {
      const text = readText(body, LONGEST_NOTE);
      if (text === null) throw createRefusalError({ code: 'TextRequired' });
      const { orderId } = command;
      return changeOrder(desk, command, {
        action: 'orders.note',
        right: 'orders.change',
        async run(ctx) {
          const { actor } = desk;
          const state = await lockDeskOrderState(ctx, orderId);
          if (!actor || Object.keys(state).length === 0) return refuse({ code: 'OrderNotFound' });
          const author = { authorId: actor.id, authorName: actor.name };
          await insertOrderNote(ctx, { orderId, ...author, body: text });
          return ok({ refundMinor: 0 });
        },
      });
    },
  }),
}));
