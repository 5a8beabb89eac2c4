import type { ICON_NAMES } from './icon-names.ts';
import sprite from './icons.svg?url';

export type IconName = (typeof ICON_NAMES)[number];

/**
 * Always decoration: the control around it has the name. `size`: px at the usual letter size; it grows with the
 * letters.
 */
export function Icon({
  name,
  size = 20,
  className = '',
}: {
  name: IconName;
  size?: 16 | 20 | 24;
  className?: string;
}) {
  const length = `${size / 16}rem`;
  return (
    <svg
      width={length}
      height={length}
      className={`icon ${size === 16 ? 'icon-small ' : ''}${className}`}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
