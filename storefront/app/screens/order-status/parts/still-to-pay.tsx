import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';

/** The price of the order after returns, and the part that is still to be paid. */
export function StillToPay({ order: { life, total } }: { order: StatusOrder }) {
  const t = useText();
  const isCredit = life.payable.kind !== 'ALL';
  if (life.state === 'CANCELLED') return null;
  const sums = [
    ...(life.kept.minor === total.minor ? [] : [{ label: t('order.return.newTotal'), money: life.kept }]),
    ...(life.owed.minor === 0
      ? []
      : [{ label: t(isCredit ? 'order.page.owed.credit' : 'order.page.owed'), money: life.owed }]),
  ];
  if (sums.length === 0) return null;
  return (
    <dl className="mt-3 space-y-1 font-semibold tabular-nums">
      {sums.map(({ label, money }) => (
        <div key={label} className="pair gap-x-4">
          <dt>{label}</dt>
          <dd>
            <MoneyText money={money} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
