import { useText } from '#app/texts/texts.tsx';
import { openOverlay } from './overlay-state.ts';
import type { EcoLabelView } from './product-tile.fragment.ts';

/** Classes of all scales, the best first. A scale begins at its best; its colours are steps from there. */
const CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** Step of a class on its scale, 1 to 7: the first is dark green, the last red. */
export function computeEnergyStep(energyClass: string, best: string): number {
  const step = CLASSES.indexOf(energyClass) - Math.max(0, CLASSES.indexOf(best)) + 1;
  return Math.min(Math.max(step, 1), 7);
}

/** The sizes of prices: a label is at least as large as the price beside it. */
const SIZES = { s: 'text-base', m: 'text-lg', l: 'text-2xl' } as const;

/**
 * Energy label of an article, wherever its price is shown (Regulation (EU) 2017/1369 art. 6 and the group acts): the
 * arrow with its range leads to the whole label, and the product information sheet is beside it. The arrow's colours
 * are the regulation's, not the theme's (energy-arrow.css).
 * @param size its letter is as large as the price beside it
 */
export function EnergyLabel({
  label,
  name,
  size = 's',
}: {
  label: EcoLabelView;
  /** of the article */
  name: string;
  size?: keyof typeof SIZES;
}) {
  const t = useText();
  const { energyClass, best, worst } = label;
  const values = { class: energyClass, best, worst, name };
  const text = t('product.energy', values);
  return (
    <p className="label-line">
      <a
        href={label.label}
        aria-label={t('product.energy.open', values)}
        className={SIZES[size]}
        onClick={(event) => openOverlay(event, { kind: 'label', name, label: label.label, text })}
      >
        <span
          className={`energy energy-${computeEnergyStep(energyClass, best)}`}
          data-class={energyClass}
          data-best={best}
          data-worst={worst}
        />
      </a>
      <a href={label.dataSheet} aria-label={t('product.dataSheet.of', { name })} className="label-sheet">
        {t('product.dataSheet')}
      </a>
    </p>
  );
}
