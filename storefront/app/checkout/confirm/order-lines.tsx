import { useText } from '../../texts/texts.tsx';
import { ProductPicture } from '../../ui/picture.tsx';
import { MoneyText } from '../../ui/price.tsx';
import { LineOptions } from '../line-options.tsx';

export type OrderLineView = {
  key: string;
  name: string;
  brandName: string;
  options: readonly { key: string; value: string }[];
  picture: string | null;
  quantity: number;
  total: { minor: number; currency: string };
};

/** The essential characteristics of what is ordered, on the review page and on the confirmation. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  const t = useText();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.key} className="grid grid-cols-[4rem_1fr_auto] gap-4 py-4">
          <div>{line.picture && <ProductPicture id={line.picture} alt="" sizes="64px" />}</div>
          <div className="min-w-0">
            <p className="text-sm text-muted">{line.brandName}</p>
            <p className="font-medium">{line.name}</p>
            <LineOptions options={line.options} />
            <p className="text-sm text-muted">{t('checkout.confirm.quantity', { count: line.quantity })}</p>
          </div>
          <p className="font-semibold tabular-nums">
            <MoneyText money={line.total} />
          </p>
        </li>
      ))}
    </ul>
  );
}
