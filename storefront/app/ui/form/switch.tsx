import { type ComponentProps, type ReactNode, useId } from 'react';

/**
 * A setting that is on or off, applied at once (in a plain form: when it is sent). A checkbox underneath, so it works
 * and is sent without scripts.
 */
export function Switch({
  label,
  hint,
  className = '',
  ...input
}: { label: ReactNode; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  const id = useId();
  return (
    <div className={className}>
      <label className="switch-line flex min-h-control-l items-center justify-between gap-4 py-1.5">
        <span className="min-w-0">{label}</span>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox itself exposes whether it is checked
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="switch"
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
