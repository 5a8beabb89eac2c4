import { EnergyLabel } from './energy-arrow.tsx';
import type { EcoLabelView, TireView } from './product-tile.fragment.ts';
import { TireFlags } from './tire-flags.tsx';

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
