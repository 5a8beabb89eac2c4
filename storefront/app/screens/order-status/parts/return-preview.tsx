import type { ResultOf } from 'gql.tada';
import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import type { WayBack } from '#app/features/delivery/returns-text.ts';
import { PiecesSelect } from '#app/features/order/pieces-select.tsx';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { IfReturnedQuery, StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import { joinAmounts } from '#texts/article-name.ts';

type Preview = NonNullable<NonNullable<ResultOf<typeof IfReturnedQuery>['order']>['ifReturned']>;

/** "What if I send this back?": a form that changes nothing, and the numbers that a return would be booked with. */
export function ReturnPreview({
  order,
  accessToken,
  asked,
  preview,
  free,
  children,
}: {
  order: StatusOrder;
  accessToken: string | null;
  asked: readonly { position: number; quantity: number }[];
  preview: Preview | null;
  /** whether the shop bears the cost of sending back */
  free: boolean;
  /** below the effect: the next step */
  children: ReactNode;
}) {
  const t = useText();
  const shop = useShop();
  const chosen = new Map(asked.map(({ position, quantity }) => [position, quantity]));
  const { locale, timeZone } = shop;
  const { returnTerms: terms } = order;
  const wayBack = chooseReturnCarriage(terms.lines, chosen);
  const hasLeft = terms.lines.some(({ quantity }) => quantity > 0);
  const pieces = new Map(
    hasLeft
      ? terms.lines.map(({ position, quantity }) => [position, quantity])
      : order.life.pieces.map(({ position, kept }) => [position, kept]),
  );
  const form = (
    <>
      <div className="mt-2 mb-4 space-y-1 text-sm text-muted">
        <p>{t(hasLeft ? `order.returning.text.${wayBack}` : 'order.return.text')}</p>
        {hasLeft && <p>{t(free ? 'order.returning.free' : 'order.returning.ownCost')}</p>}
        {hasLeft && terms.until && (
          <p>
            {t(terms.isOver ? 'order.returning.over' : 'order.returning.until', {
              date: formatDate(new Date(terms.until), locale, timeZone),
            })}
          </p>
        )}
      </div>
      <Form method="get" action={`${screenLink(shop, 'orderStatus')}#what-if`} preventScrollReset>
        <input type="hidden" name="order" value={order.orderNumber} />
        {accessToken && <input type="hidden" name="token" value={accessToken} />}
        <ul className="divide-y divide-line border-y border-line">
          {order.lines.map(({ position, name }) => (
            <Piece
              key={position}
              position={position}
              name={joinAmounts(name)}
              max={pieces.get(position) ?? 0}
              chosen={chosen.get(position) ?? 0}
            />
          ))}
        </ul>
        <Button type="submit" variant="secondary" size="m" className="mt-4">
          {t('order.return.ask')}
        </Button>
      </Form>
      {asked.length > 0 && (
        <div className="mt-6" aria-live="polite">
          {preview ? <Effect preview={preview} /> : <Alert kind="warning">{t('order.return.refused')}</Alert>}
          {preview && children}
        </div>
      )}
    </>
  );
  // before anything has left nobody returns goods: the calculation is optional, and folded
  if (!hasLeft) {
    return (
      <details className="accordion screen-only rounded border border-line px-5 py-2" open={asked.length > 0}>
        <summary className="flex min-h-control-l items-center justify-between gap-3 rounded font-semibold">
          <h2 id="what-if" className="text-base">
            {t('order.return.title')}
          </h2>
          <Icon name="chevron-down" className="accordion-mark" />
        </summary>
        <div className="pb-3">{form}</div>
      </details>
    );
  }
  return (
    <section aria-labelledby="what-if" className="screen-only rounded border border-line p-5">
      <h2 id="what-if" className="text-base">
        {t('order.returning.title')}
      </h2>
      {form}
    </section>
  );
}

/** How the chosen articles come back; those that could be chosen, before any is. */
function chooseReturnCarriage(
  lines: StatusOrder['returnTerms']['lines'],
  chosen: ReadonlyMap<number, number>,
): WayBack {
  const left = lines.filter(({ quantity }) => quantity > 0);
  const asked = left.filter(({ position }) => (chosen.get(position) ?? 0) > 0);
  const large = (asked.length > 0 ? asked : left).map(({ isLarge }) => isLarge);
  if (large.every(Boolean)) return 'freight';
  return large.some(Boolean) ? 'any' : 'parcel';
}

function Piece({
  position,
  name,
  max,
  chosen,
}: {
  position: number;
  name: string;
  max: number;
  chosen: number;
}) {
  const t = useText();
  const id = useId();
  if (max === 0) return null;
  return (
    <li className="pair items-center gap-x-4 gap-y-2 py-3">
      <label htmlFor={id} className="min-w-0">
        {name} <span className="text-sm text-muted">{t('order.return.of', { max })}</span>
      </label>
      <PiecesSelect id={id} position={position} max={max} chosen={chosen} />
    </li>
  );
}

const PARTS = ['items', 'services', 'discount', 'shipping', 'extras', 'rounding'] as const;

function Effect({ preview }: { preview: Preview }) {
  const t = useText();
  const money = useMoneyText();
  return (
    <>
      <dl className="max-w-narrow space-y-2 tabular-nums">
        {PARTS.filter((part) => preview[part].minor !== 0).map((part) => (
          <Row key={part} label={t(`order.return.${part}`)}>
            <MoneyText money={preview[part]} />
          </Row>
        ))}
        <div className="pair gap-x-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>{t('order.return.credit')}</dt>
          <dd>
            <MoneyText money={preview.refund} />
          </dd>
        </div>
        <Row label={t('order.return.newTotal')}>
          <MoneyText money={preview.newTotal} />
        </Row>
        {preview.newInstalment && preview.newOverall && preview.newTotal.minor > 0 && (
          <>
            <Row label={t('order.return.newInstalment')}>
              <MoneyText money={preview.newInstalment} />
            </Row>
            <Row label={t('order.return.newOverall')}>
              <MoneyText money={preview.newOverall} />
            </Row>
          </>
        )}
      </dl>
      {preview.newOverall && preview.newTotal.minor === 0 && (
        <p className="mt-3 text-sm text-muted">{t('order.return.creditEnds')}</p>
      )}
      {preview.lostVouchers.map(({ code, minimum }) => (
        <p key={code} className="mt-3 text-sm text-muted">
          {t('order.return.voucher', { code, minimum: money(minimum) })}
        </p>
      ))}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="pair gap-x-4">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
