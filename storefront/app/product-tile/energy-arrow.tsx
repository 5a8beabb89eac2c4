import { useText } from '../texts/texts.tsx';

/**
 * The arrow that stands by the price wherever an article with an energy label is shown (Regulation (EU) 2017/1369
 * art. 6), with its range A to G. Its colours are the regulation's, not the theme's (energy-arrow.css).
 * @param energyClass A to G
 * @param size its letter is as large as the price beside it
 */
export function EnergyArrow({ energyClass, size = 's' }: { energyClass: string; size?: 's' | 'l' }) {
  const t = useText();
  return (
    <span
      role="img"
      aria-label={t('catalogue.energy', { class: energyClass })}
      className={`energy energy-${energyClass.toLowerCase()} ${size === 'l' ? 'text-2xl' : 'text-base'}`}
      data-class={energyClass}
    />
  );
}
