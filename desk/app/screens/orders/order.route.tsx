import { type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { readField, readPieces, readSeenField, runCommandForm } from '#desk/app/request/command-form.ts';
import type { DeskRequest } from '#desk/app/request/desk-request.ts';
import { loadTenantScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { CommandFaultAlert } from './command-fault.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts, OrderLines, OrderMoney, OrderParcels } from './order-parts.tsx';
import {
  CANCEL,
  type ChangePreview,
  DELIVER,
  DISPATCH,
  NOTE,
  ORDER,
  PREVIEW_CANCELLATION,
  RELEASE,
  WITHDRAW,
} from './order-queries.ts';
import { OrderStatePill } from './order-state.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export const loader = loadTenantScreen('orders.read', async ({ desk, tenant, params, url }) => {
  const { tenantId } = tenant;
  const { order } = await desk.execute(ORDER, { tenantId, orderNumber: params.number ?? '' });
  const canChange = tenant.rights.includes('orders.change');
  const { language } = desk;
  // a new key for each page: pressing twice is one command, and the next page's command is another
  const key = crypto.randomUUID();
  return { order, tenantId, canChange, key, language, isDone: url.searchParams.has('done') };
});

type Intent = 'cancel-preview' | 'cancel' | 'dispatch' | 'deliver' | 'withdraw' | 'release' | 'note';

export const action = loadTenantScreen('orders.change', async ({ desk, tenant, params, request }) => {
  const form = await request.formData();
  const intent = readField(form, 'intent') as Intent;
  const { tenantId } = tenant;
  const typed = { reason: readField(form, 'reason'), items: readPieces(form), whole: form.has('whole') };
  const common = {
    tenantId,
    orderId: readField(form, 'orderId'),
    key: readField(form, 'key'),
    seen: readSeenField(form),
  };
  if (intent === 'cancel-preview') {
    const { fault, value } = await runCommandForm(() =>
      desk.execute(PREVIEW_CANCELLATION, { ...common, items: typed.whole ? null : typed.items }),
    );
    return { intent, fault, typed, preview: value?.cancellationPreview ?? null };
  }
  const { fault } = await runCommandForm(() => runIntent(desk, intent, { ...common, ...typed, form }));
  if (fault === null) throw redirect(`/${tenantId}/orders/${params.number}?done`);
  return { intent, fault, typed, preview: null as ChangePreview | null };
});

type Command = {
  readonly tenantId: string;
  readonly orderId: string;
  readonly key: string;
  readonly seen: unknown;
  readonly reason: string;
  readonly items: { position: number; quantity: number }[];
  readonly whole: boolean;
  readonly form: FormData;
};

function runIntent(desk: DeskRequest, intent: Intent, command: Command): Promise<unknown> {
  const { tenantId, orderId, key, seen, reason, items, whole, form } = command;
  const common = { tenantId, orderId, key, seen };
  switch (intent) {
    case 'cancel':
      return desk.execute(CANCEL, { ...common, reason, items: whole ? null : items });
    case 'dispatch':
      return desk.execute(DISPATCH, {
        ...common,
        items: items.length > 0 ? items : null,
        carrier: readField(form, 'carrier') || null,
        trackingNumber: readField(form, 'trackingNumber') || null,
        unpaidReason: readField(form, 'unpaidReason') || null,
      });
    case 'deliver':
      return desk.execute(DELIVER, common);
    case 'withdraw':
      return desk.execute(WITHDRAW, common);
    case 'release':
      return desk.execute(RELEASE, { ...common, reason });
    case 'note':
      return desk.execute(NOTE, { tenantId, orderId, key, body: readField(form, 'body') });
    default:
      throw new Response(null, { status: 400 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'order.title', loaderData?.order.orderNumber);

/** One order: what was bought, where it is, what it comes to, and everything that happened to it. */
export default function Order() {
  const t = useDeskText();
  const { formatTime } = useDeskFormats();
  const { order, tenantId, canChange, key, isDone } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="text-xl">{t('order.heading', { number: order.orderNumber })}</h1>
        <OrderStatePill state={order.state} isHeld={order.hold !== null} />
        <p className="text-muted">{formatTime(order.placedAt)}</p>
      </header>
      {isDone && !done && (
        <div className="mb-4">
          <Alert kind="success">{t('order.done')}</Alert>
        </div>
      )}
      {done?.fault && (
        <div className="mb-4">
          <CommandFaultAlert fault={done.fault} />
        </div>
      )}
      <div className="desk-columns">
        <div className="space-y-4">
          <OrderLines order={order} />
          <OrderParcels order={order} />
          {canChange && <OrderActions order={order} commandKey={key} done={done} />}
          <OrderTimeline order={order} />
        </div>
        <div className="space-y-4">
          <OrderFacts order={order} tenantId={tenantId} />
          <OrderMoney order={order} tenantId={tenantId} />
        </div>
      </div>
    </>
  );
}
