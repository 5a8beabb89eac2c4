import type { ResultOf } from 'gql.tada';
import { useEffect, useRef } from 'react';
import {
  Form,
  Link,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { ChoiceSelect } from '#desk/app/list/choice-select.tsx';
import { readField, readSeenField, runCommandForm } from '#desk/app/request/command-form.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadTenantScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { ChangePreview } from '../orders/change-preview.tsx';
import { CommandFaultAlert } from '../orders/command-fault.tsx';

const FIND = graphql(`
  query DeskReturnFind($tenantId: ID!, $text: String!) {
    orders(tenantId: $tenantId, text: $text, first: 20) {
      orders { orderId orderNumber state placedAt buyerName postalCode city }
    }
  }
`);
const ORDER = graphql(`
  query DeskReturnOrder($tenantId: ID!, $orderNumber: String!) {
    order(tenantId: $tenantId, orderNumber: $orderNumber) {
      orderId orderNumber seen currency
      deliveryAddress { givenName familyName }
      lines { position sku name options quantity shipped cancelled returned }
      announcedReturns { announcementId trackingNumber items { position quantity } reasons }
    }
  }
`);
const PREVIEW = graphql(`
  query DeskReturnPreview($tenantId: ID!, $orderId: ID!, $items: [ReturnedPiecesInput!]!) {
    returnPreview(tenantId: $tenantId, orderId: $orderId, items: $items) {
      creditMinor refundMinor keptMinor openBeforeMinor openAfterMinor dues { dueOn amountMinor }
    }
  }
`);
const BOOK = graphql(`
  mutation DeskBookReturn($tenantId: ID!, $orderId: ID!, $key: String!, $seen: Json, $items: [ReturnedPiecesInput!]!) {
    bookReturn(tenantId: $tenantId, orderId: $orderId, idempotencyKey: $key, seen: $seen, items: $items) { refundMinor }
  }
`);

const CONDITIONS = ['as_new', 'opened', 'worn', 'damaged', 'incomplete'] as const;
type Condition = (typeof CONDITIONS)[number];
/** In these conditions pieces are sold again, unless the clerk decides otherwise. */
const SELLABLE: readonly Condition[] = ['as_new', 'opened'];

export const loader = loadTenantScreen('returns.book', async ({ desk, tenant, url }) => {
  const { tenantId } = tenant;
  const scanned = (url.searchParams.get('scan') ?? '').trim().slice(0, 100);
  const chosen = url.searchParams.get('order') ?? '';
  const base = { tenantId, scanned, language: desk.language, booked: url.searchParams.get('booked') };
  const found = scanned ? (await desk.execute(FIND, { tenantId, text: scanned })).orders.orders : [];
  const orderNumber = chosen || (found.length === 1 ? found[0]?.orderNumber : null);
  const order = orderNumber ? (await desk.execute(ORDER, { tenantId, orderNumber })).order : null;
  return { ...base, found, order, key: crypto.randomUUID() };
});

export const action = loadTenantScreen('returns.book', async ({ desk, tenant, request }) => {
  const { tenantId } = tenant;
  const form = await request.formData();
  const items = readReturned(form);
  const orderId = readField(form, 'orderId');
  if (readField(form, 'intent') === 'preview') {
    const { fault, value } = await runCommandForm(() => desk.execute(PREVIEW, { tenantId, orderId, items }));
    return { fault, items, preview: value?.returnPreview ?? null };
  }
  const command = { tenantId, orderId, items, key: readField(form, 'key'), seen: readSeenField(form) };
  const { fault } = await runCommandForm(() => desk.execute(BOOK, command));
  if (fault === null)
    throw redirect(`/${tenantId}/returns?booked=${encodeURIComponent(readField(form, 'orderNumber'))}`);
  return { fault, items, preview: null };
});

function readReturned(form: FormData) {
  return [...form.entries()].flatMap(([name, value]) => {
    const [, position] = /^pieces-(\d{1,4})$/.exec(name) ?? [];
    const quantity = Number(value);
    if (!position || !Number.isInteger(quantity) || quantity < 1) return [];
    const condition = CONDITIONS.find((each) => each === form.get(`condition-${position}`)) ?? 'as_new';
    const decision = form.get(`decision-${position}`);
    const restock = decision === 'restock' || (decision !== 'aside' && SELLABLE.includes(condition));
    return [{ position: Number(position), quantity, condition, restock }];
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'returns.title');

/** One field that a scanner types into; then the lines that are expected, and what has come. */
export default function Returns() {
  const t = useDeskText();
  const { tenantId, scanned, found, order, booked, key } = useLoaderData<typeof loader>();
  const field = useRef<HTMLInputElement>(null);
  // a scanner types wherever the focus is: after each parcel it is here again
  useEffect(() => {
    if (!order) field.current?.focus();
  }, [order]);
  return (
    <>
      <h1 className="text-xl">{t('returns.title')}</h1>
      <Form method="get" className="my-3 flex flex-wrap items-end gap-2" role="search">
        <label className="min-w-0 flex-1 basis-80">
          <span className="desk-filter-label">{t('returns.scan')}</span>
          <input
            ref={field}
            type="text"
            name="scan"
            key={scanned}
            defaultValue={scanned}
            // biome-ignore lint/a11y/noAutofocus: the one field of the screen, which scanners type into
            autoFocus={!order}
            autoComplete="off"
            maxLength={100}
            className="control"
            data-first-filter
          />
        </label>
        <Button size="m" icon="search">
          {t('returns.find')}
        </Button>
      </Form>
      {booked && (
        <Alert kind="success">
          {t('returns.booked')} <Link to={`/${tenantId}/orders/${booked}`}>{booked}</Link>
        </Alert>
      )}
      {scanned && found.length === 0 && !order && <Alert kind="warning">{t('returns.none')}</Alert>}
      {!order && found.length > 1 && <FoundOrders found={found} tenantId={tenantId} scanned={scanned} />}
      {order && <ReturnForm key={order.orderId} order={order} commandKey={key} />}
    </>
  );
}

type Found = ResultOf<typeof FIND>['orders']['orders'];

function FoundOrders({ found, tenantId, scanned }: { found: Found; tenantId: string; scanned: string }) {
  const t = useDeskText();
  const { formatTime } = useDeskFormats();
  return (
    <section className="desk-panel mt-3">
      <h2 className="mb-2 font-semibold">{t('returns.which')}</h2>
      <ul className="space-y-1">
        {found.map(({ orderId, orderNumber, placedAt, buyerName, postalCode, city }) => (
          <li key={orderId}>
            <Link
              className="underline"
              to={`/${tenantId}/returns?scan=${encodeURIComponent(scanned)}&order=${orderNumber}`}
            >
              {orderNumber}
            </Link>{' '}
            {buyerName}, {postalCode} {city} <span className="text-muted">{formatTime(placedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReturnOrder = ResultOf<typeof ORDER>['order'];

function ReturnForm({ order, commandKey }: { order: ReturnOrder; commandKey: string }) {
  const t = useDeskText();
  const done = useActionData<typeof action>();
  const navigation = useNavigation();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const announced = new Map<number, number>();
  for (const { items } of order.announcedReturns)
    for (const { position, quantity } of items)
      announced.set(position, (announced.get(position) ?? 0) + quantity);
  const lines = order.lines.filter(({ shipped, returned }) => shipped > returned);
  const { givenName, familyName } = order.deliveryAddress;
  const busy = navigation.state === 'submitting';
  return (
    <section className="desk-panel mt-3" aria-label={t('returns.parcel', { number: order.orderNumber })}>
      <h2 className="mb-2 font-semibold">
        {t('returns.parcel', { number: order.orderNumber })} · {givenName} {familyName}
      </h2>
      {done?.fault && <CommandFaultAlert fault={done.fault} />}
      {lines.length === 0 ? (
        <p>{t('returns.nothing')}</p>
      ) : (
        <Form method="post" className="space-y-3">
          <input type="hidden" name="orderId" value={order.orderId} />
          <input type="hidden" name="orderNumber" value={order.orderNumber} />
          <input type="hidden" name="key" value={commandKey} />
          <input type="hidden" name="seen" value={JSON.stringify(order.seen)} />
          {lines.map((line, index) => {
            const most = line.shipped - line.returned;
            const expected = Math.min(announced.get(line.position) ?? 0, most);
            const given = done?.items.find(({ position }) => position === line.position);
            return (
              <fieldset key={line.position} className="desk-return-line">
                <legend className="font-semibold">
                  {line.name}{' '}
                  <span className="font-normal text-muted">{[line.sku, ...line.options].join(' · ')}</span>
                </legend>
                <label>
                  <span className="desk-filter-label">{t('returns.pieces', { expected, most })}</span>
                  <input
                    ref={index === 0 ? first : undefined}
                    type="number"
                    name={`pieces-${line.position}`}
                    min={0}
                    max={most}
                    defaultValue={given?.quantity ?? expected}
                    className="control w-24"
                  />
                </label>
                <ChoiceSelect
                  name={`condition-${line.position}`}
                  label={t('returns.condition')}
                  value={given?.condition}
                  choices={CONDITIONS.map((value) => ({ value, label: t(`condition.${value}`) }))}
                />
                <ChoiceSelect
                  name={`decision-${line.position}`}
                  label={t('returns.decision')}
                  value="by-condition"
                  choices={[
                    { value: 'by-condition', label: t('returns.byCondition') },
                    { value: 'restock', label: t('returns.restock') },
                    { value: 'aside', label: t('returns.aside') },
                  ]}
                />
              </fieldset>
            );
          })}
          {done?.preview && <ChangePreview preview={done.preview} currency={order.currency} />}
          <p className="flex flex-wrap gap-2">
            <Button name="intent" value="book" size="m" busy={busy}>
              {t('returns.book')}
            </Button>
            <Button name="intent" value="preview" size="m" variant="secondary">
              {t('action.preview')}
            </Button>
          </p>
        </Form>
      )}
    </section>
  );
}
