import type { ComponentProps, ReactNode } from 'react';
import { buildDescribedBy, FieldNotes } from './field-parts.tsx';

/** A checkbox whose label may contain links. The caller decides about `required`: most checkboxes are optional. */
export function CheckboxField({
  label,
  name,
  error,
  hint,
  id = name,
  className = '',
  required,
  ...input
}: { label: ReactNode; name: string; error?: ReactNode; hint?: ReactNode } & ComponentProps<'input'>) {
  return (
    <div className={className}>
      <label className="flex items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          id={id}
          name={name}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={buildDescribedBy(id, hint, error)}
          className="choice"
        />
        <span className="min-w-0">
          {label}
          {required && (
            <span aria-hidden="true" className="text-error">
              {'\u00a0*'}
            </span>
          )}
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
