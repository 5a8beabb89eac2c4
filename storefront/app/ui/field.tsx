import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldNotes, Label } from './field-parts.tsx';
import { Icon } from './icon.tsx';

/**
 * What all fields share. `error` is a text for people; it is tied to the control. A field is required unless `optional`.
 * The control's id is its name (a FormErrorSummary links to it) unless `id` is given.
 */
export type FieldProps = {
  label: string;
  name: string;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
};

export function TextField({
  label,
  name,
  error,
  hint,
  optional = false,
  id = name,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <div className={className}>
      <Label htmlFor={id} required={!optional}>
        {label}
      </Label>
      <input
        type="text"
        {...input}
        id={id}
        name={name}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className="control"
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export type Option = { value: string; label: string };

export function SelectField({
  label,
  name,
  options,
  error,
  hint,
  optional = false,
  id = name,
  className,
  ...select
}: FieldProps & { options: readonly Option[] } & ComponentProps<'select'>) {
  return (
    <div className={className}>
      <Label htmlFor={id} required={!optional}>
        {label}
      </Label>
      <div className="relative">
        <select
          {...select}
          id={id}
          name={name}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="control"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3" />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
