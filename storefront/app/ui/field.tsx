import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../texts/texts.tsx';
import { describedBy, FieldNotes, Label } from './field-parts.tsx';
import { Icon } from './icon.tsx';

/**
 * What all fields share. `error` is a text for people; it is tied to the control. A field is required unless `optional`.
 * The control's id is its name (a FormErrorSummary links to it) unless `id` is given.
 */
type FieldProps = { label: string; name: string; error?: ReactNode; hint?: ReactNode; optional?: boolean };

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

/** With scripts, the password can be shown. */
export function PasswordField({
  label,
  name,
  error,
  hint,
  optional = false,
  id = name,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={className}>
      <Label htmlFor={id} required={!optional}>
        {label}
      </Label>
      <div className="relative">
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          id={id}
          name={name}
          required={!optional}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="control pe-12"
        />
        <button
          type="button"
          className="scripted absolute inset-y-0 end-0 grid w-control-l place-content-center text-muted hover:text-text"
          aria-pressed={shown}
          aria-label={t('ui.password.show')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
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

/** The label may hold links. `required` is up to the caller: most checkboxes are a choice. */
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
          aria-describedby={describedBy(id, hint, error)}
          className="choice"
        />
        <span>
          {label}
          {required && (
            <span aria-hidden="true" className="text-error">
              {' *'}
            </span>
          )}
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** `aside` stands at the end of the line: a price, say. */
type RadioOption = { value: string; label: string; hint?: ReactNode; aside?: ReactNode };

export function RadioGroup({
  legend,
  name,
  options,
  defaultValue,
  error,
  hideLegend = false,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | null;
  error?: ReactNode;
  hideLegend?: boolean;
  onChange?: (value: string) => void;
}) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={describedBy(id, null, error)}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded border border-line-strong">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex items-start gap-2 bg-raised px-3 py-3 hover:bg-sunken has-checked:bg-sunken sm:gap-3 sm:px-4"
          >
            <input
              type="radio"
              // the first takes the group's name as its id, so that a summary of errors can lead here
              id={index === 0 ? name : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required
              className="choice"
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{option.label}</span>
              {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
            </span>
            {option.aside && <span className="shrink-0 font-medium tabular-nums">{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

/**
 * What is wrong with a form, each a link to its field (`field` is the control's id). It takes the focus when new
 * errors arrive, so that they are read; without scripts `autofocus` does.
 */
export function FormErrorSummary({
  errors,
}: {
  errors: readonly { field: string; label: string; message: string }[];
}) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded border border-error bg-error-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-error">
        <Icon name="warning" />
        {t('ui.errors.title', { count: errors.length })}
      </p>
      <ul className="mt-2 space-y-1 ps-7 text-sm">
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`} className="link">
              {t('ui.labelled', { label: error.label, value: error.message })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
