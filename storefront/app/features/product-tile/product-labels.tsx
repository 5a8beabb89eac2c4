import { useText } from '#app/texts/texts.tsx';
import { EnergyLabel } from './energy-arrow.tsx';
import { openOverlay } from './overlay-state.ts';
import type { EcoLabelView, TireView } from './product-tile.fragment.ts';

/** The labels that the law wants beside the price: of energy, of tyres, or none. */
export function ProductLabels({
  product: { name, ecoLabel, tire },
  size = 's',
}: {
  product: { name: string; ecoLabel?: EcoLabelView | null; tire?: TireView | null };
  size?: 's' | 'm' | 'l';
}) {
  return (
    <>
      {ecoLabel && <EnergyLabel label={ecoLabel} name={name} size={size} />}
      {tire && <TireFlags tire={tire} name={name} />}
    </>
  );
}

/**
 * The classes of the tyre label, wherever the price is shown (Regulation (EU) 2020/740 art. 6): they lead to the
 * whole label, and the product information sheet is beside them.
 */
function TireFlags({ tire, name }: { tire: TireView; name: string }) {
  const t = useText();
  const { fuelEfficiency: fuel, wetGrip: wet, rollingNoise: decibels } = tire;
  const text = t('product.tire.open', { name, fuel, wet, decibels });
  return (
    <p className="label-line">
      <a
        href={tire.label}
        className="flex flex-wrap gap-1 text-sm"
        onClick={(event) => openOverlay(event, { kind: 'label', name, label: tire.label, text })}
      >
        <span className="sr-only">{text}</span>
        <TireClass mark="fuel" value={fuel} />
        <TireClass mark="wet" value={wet} />
        <TireClass mark="noise" value={`${decibels} dB`} />
      </a>
      <a href={tire.dataSheet} aria-label={t('product.dataSheet.of', { name })} className="label-sheet">
        {t('product.dataSheet')}
      </a>
    </p>
  );
}

function TireClass({ mark, value }: { mark: 'fuel' | 'wet' | 'noise'; value: string }) {
  return (
    <span className="tire-flag" data-mark={mark} aria-hidden="true">
      {value}
    </span>
  );
}
