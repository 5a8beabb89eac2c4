import type { ICON_NAMES } from './icon-names.ts';
import sprite from './icons.svg?url';

export type IconName = (typeof ICON_NAMES)[number];

/** Always decoration: the control around it has the name. */
export function Icon({
  name,
  size = 20,
  className = '',
}: {
  name: IconName;
  size?: 16 | 20 | 24;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
