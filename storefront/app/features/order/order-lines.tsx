import type { ReactNode } from 'react';
import { LineOptions } from '#app/features/basket/line-options.tsx';
import { findServiceText } from '#app/features/basket/service-texts.ts';
import { type Appointment, FittingFacts } from '#app/features/fitting/fitting-facts.tsx';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import type { EcoLabelView, TireView } from '#app/features/product-tile/product-tile.fragment.ts';
import { useText } from '#app/texts/texts.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';

export type OrderLineView = {
  key: string;
  name: string;
  brandName: string;
  options: readonly { key: string; value: string }[];
  picture: string | null;
  quantity: number;
  total: { minor: number; currency: string };
  ecoLabel?: EcoLabelView | null;
  tire?: TireView | null;
  /** ordered with it, free ones too */
  services: readonly { readonly key: string; readonly total: { minor: number; currency: string } }[];
  /** day and place of its fitting */
  appointment?: Appointment | null;
  /** its later fate: cancelled, sent back */
  note?: string | undefined;
  /** below its price: a link */
  children?: ReactNode;
};

/** The essential characteristics of the ordered articles, on the review page and on the confirmation. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  const t = useText();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li
          key={line.key}
          className="grid beside-picture [--picture:4rem] gap-x-4 py-4 print:break-inside-avoid print:py-2"
        >
          <ProductPicture id={line.picture} alt="" sizes="64px" scale="small" className="self-start" />
          <div className="min-w-0">
            <p className="text-sm text-muted">{line.brandName}</p>
            <p className="font-medium">{removeBrandFromName(line.name, line.brandName)}</p>
            <LineOptions options={line.options} />
            <ProductLabels product={line} />
            {line.appointment && <FittingFacts appointment={line.appointment} />}
            {line.note && <p className="text-sm font-medium">{line.note}</p>}
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
              {t('checkout.confirm.quantity', { count: line.quantity })}
              <span className="text-base font-semibold text-text">
                <MoneyText money={line.total} />
              </span>
            </p>
            <LineServices services={line.services} />
            {line.children}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Each service with its price; they are not part of the line's. */
function LineServices({ services }: Pick<OrderLineView, 'services'>) {
  const t = useText();
  if (services.length === 0) return null;
  return (
    <ul className="mt-1 space-y-1 text-sm">
      {services.map(({ key, total }) => {
        const name = findServiceText(key);
        return (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 text-muted">{`+ ${name ? t(name) : key}`}</span>
            <span className="ms-auto">
              {total.minor === 0 ? t('basket.service.free') : <MoneyText money={total} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
