/** The largest number that is shown; a larger one is "99+". */
const MOST = 99;

/**
 * A number at a control's corner; none for zero. The control's name contains it in words, so it is drawn by CSS only.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      key={count}
      aria-hidden="true"
      data-count={count > MOST ? `${MOST}+` : count}
      className="absolute start-[calc(50%+0.25rem)] top-0.5 min-w-5 animate-tick rounded-full bg-accent px-1 text-center text-xs leading-[1.66] font-bold text-on-accent tabular-nums before:content-[attr(data-count)]"
    />
  );
}
