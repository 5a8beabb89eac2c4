import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area.tsx';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { ChangePreview, type ShownPreview } from './change-preview.tsx';
import type { DeskOrder } from './order-queries.ts';

type Done = {
  readonly intent: string;
  readonly typed: {
    readonly reason: string;
    readonly whole: boolean;
    readonly items: readonly { readonly position: number; readonly quantity: number }[];
  };
  readonly preview: ShownPreview | null;
};

/** Shows the changes that the order's state allows, and no others. */
export function OrderActions({
  order,
  commandKey,
  done,
}: {
  order: DeskOrder;
  commandKey: string;
  done: Done | undefined;
}) {
  const t = useDeskText();
  const unsent = order.lines.filter(({ quantity, shipped, cancelled }) => quantity > shipped + cancelled);
  const isOpen = order.state === 'placed' || order.state === 'awaiting_payment';
  const isUnderWay = order.parcels.some(({ deliveredAt }) => deliveredAt === null);
  return (
    <section className="desk-panel" aria-label={t('action.title')}>
      <h2 className="mb-2 font-semibold">{t('action.title')}</h2>
      {order.hold && (
        <ActionForm order={order} commandKey={commandKey} intent="withdraw" title={t('action.hold')}>
          <p>{t(order.hold.inWords ? 'action.holdInWords' : 'action.holdText')}</p>
          <TextField label={t('action.reason')} name="reason" id="hold-reason" optional maxLength={1000} />
          <p className="flex flex-wrap gap-2">
            {!order.hold.inWords && <SubmitIntent intent="withdraw">{t('action.withdraw')}</SubmitIntent>}
            <SubmitIntent intent="release" secondary>
              {t('action.release')}
            </SubmitIntent>
          </p>
        </ActionForm>
      )}
      {order.state === 'placed' && unsent.length > 0 && (
        <ActionForm order={order} commandKey={commandKey} intent="dispatch" title={t('action.dispatch')}>
          <PieceFields lines={unsent} prefix="dispatch" given={null} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label={t('action.carrier')} name="carrier" optional maxLength={100} />
            <TextField label={t('action.tracking')} name="trackingNumber" optional maxLength={100} />
          </div>
          <TextField label={t('action.unpaidReason')} name="unpaidReason" optional maxLength={200} />
          <SubmitIntent intent="dispatch">{t('action.dispatchNow')}</SubmitIntent>
        </ActionForm>
      )}
      {isUnderWay && (
        <ActionForm order={order} commandKey={commandKey} intent="deliver" title={t('action.deliver')}>
          <SubmitIntent intent="deliver">{t('action.deliverNow')}</SubmitIntent>
        </ActionForm>
      )}
      {isOpen && unsent.length > 0 && (
        <CancelForm order={order} unsent={unsent} commandKey={commandKey} done={done} />
      )}
      <ActionForm order={order} commandKey={commandKey} intent="note" title={t('action.note')}>
        <TextAreaField label={t('action.noteText')} name="body" rows={3} maxLength={4000} />
        <SubmitIntent intent="note">{t('action.noteNow')}</SubmitIntent>
      </ActionForm>
    </section>
  );
}

/** In two steps: what it comes to, then the same pieces again with the reason that was given. */
function CancelForm({
  order,
  unsent,
  commandKey,
  done,
}: {
  order: DeskOrder;
  unsent: DeskOrder['lines'];
  commandKey: string;
  done: Done | undefined;
}) {
  const t = useDeskText();
  const given = done?.intent.startsWith('cancel') ? done : null;
  return (
    <ActionForm
      order={order}
      commandKey={commandKey}
      intent="cancel-preview"
      title={t('action.cancel')}
      open={given !== null}
    >
      <PieceFields lines={unsent} prefix="cancel" given={given?.typed.items ?? null} />
      {order.parcels.length === 0 && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            name="whole"
            className="choice"
            defaultChecked={given?.typed.whole ?? false}
          />
          {t('action.cancelWhole')}
        </label>
      )}
      <TextField
        label={t('action.reason')}
        name="reason"
        id="cancel-reason"
        maxLength={1000}
        defaultValue={given?.typed.reason}
      />
      {given?.preview && <ChangePreview preview={given.preview} currency={order.currency} />}
      <p className="flex flex-wrap gap-2">
        <SubmitIntent intent="cancel-preview" secondary>
          {t('action.preview')}
        </SubmitIntent>
        {given?.preview && <SubmitIntent intent="cancel">{t('action.cancelNow')}</SubmitIntent>}
      </p>
    </ActionForm>
  );
}

function ActionForm({
  order,
  commandKey,
  intent,
  title,
  open = false,
  children,
}: {
  order: DeskOrder;
  commandKey: string;
  intent: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="desk-action" open={open || undefined}>
      <summary>{title}</summary>
      <Form method="post" preventScrollReset className="space-y-3 py-3">
        <input type="hidden" name="orderId" value={order.orderId} />
        <input type="hidden" name="key" value={`${commandKey}:${intent}`} />
        <input type="hidden" name="seen" value={JSON.stringify(order.seen)} />
        {children}
      </Form>
    </details>
  );
}

function SubmitIntent({
  intent,
  secondary = false,
  children,
}: {
  intent: string;
  secondary?: boolean;
  children: ReactNode;
}) {
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting' && navigation.formData?.get('intent') === intent;
  return (
    <Button name="intent" value={intent} size="m" variant={secondary ? 'secondary' : 'primary'} busy={busy}>
      {children}
    </Button>
  );
}

/** Asks how many pieces of each line, among those that have not left. */
function PieceFields({
  lines,
  prefix,
  given,
}: {
  lines: DeskOrder['lines'];
  prefix: string;
  given: readonly { readonly position: number; readonly quantity: number }[] | null;
}) {
  const t = useDeskText();
  return (
    <fieldset className="space-y-1">
      <legend className="sr-only">{t('action.pieces')}</legend>
      {lines.map(({ position, name, sku, quantity, shipped, cancelled }) => {
        const most = quantity - shipped - cancelled;
        const chosen = given?.find((item) => item.position === position)?.quantity ?? 0;
        return (
          <label key={position} htmlFor={`${prefix}-${position}`} className="flex items-center gap-2">
            <input
              type="number"
              id={`${prefix}-${position}`}
              name={`pieces-${position}`}
              min={0}
              max={most}
              defaultValue={prefix === 'dispatch' ? most : chosen}
              className="control w-20"
            />
            <span className="min-w-0">
              {t('action.ofPieces', { most })} {name} <span className="text-muted">{sku}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
