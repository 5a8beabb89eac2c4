/** How far something is. `value` undefined: it goes on, nobody knows how long. `label` names it for those who hear it. */
export function Progress({
  label,
  value,
  max = 1,
  className = '',
}: {
  label: string;
  value?: number | undefined;
  max?: number;
  className?: string;
}) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`meter ${value === undefined ? 'meter-running' : ''} ${className}`}
    />
  );
}
