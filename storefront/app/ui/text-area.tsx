import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import { describedBy, FieldNotes, Label } from './field-parts.tsx';

/** Several lines of text; what all fields share holds here too. */
export function TextAreaField({
  label,
  name,
  error,
  hint,
  optional = false,
  id = name,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <div className={className}>
      <Label htmlFor={id} required={!optional}>
        {label}
      </Label>
      <textarea
        rows={6}
        {...area}
        id={id}
        name={name}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className="control h-auto min-h-36 resize-y py-2"
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
