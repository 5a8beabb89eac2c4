import type { ProductView } from '#app/features/product/product-view.ts';
import { useText } from '#app/texts/texts.tsx';
import { Badge } from '#app/ui/badge.tsx';

/** The values of the tyre label, in words (Regulation (EU) 2020/740 art. 6: shown by the price). */
export function TireLabel({ tire }: { tire: NonNullable<ProductView['tire']> }) {
  const t = useText();
  const rows = [
    [t('catalogue.tire.fuel'), t('catalogue.tire.class', { class: tire.fuelEfficiency })],
    [t('catalogue.tire.wet'), t('catalogue.tire.class', { class: tire.wetGrip })],
    [
      t('catalogue.tire.noise'),
      t('catalogue.tire.noise.value', { decibels: tire.rollingNoise, class: tire.rollingNoiseClass }),
    ],
  ];
  return (
    <section aria-label={t('catalogue.tire')} className="rounded border border-line p-4 text-sm">
      <p className="mb-2 font-semibold">{t('catalogue.tire')}</p>
      <dl className="grid halves gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(tire.snow || tire.ice) && (
        <p className="mt-3 flex flex-wrap gap-2">
          {tire.snow && <Badge kind="neutral">{t('catalogue.tire.snow')}</Badge>}
          {tire.ice && <Badge kind="neutral">{t('catalogue.tire.ice')}</Badge>}
        </p>
      )}
    </section>
  );
}
