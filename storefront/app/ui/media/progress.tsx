/** The progress of something. `value` is undefined for an unknown duration. `label` names it for screen readers. */
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
