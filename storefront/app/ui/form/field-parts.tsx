import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * The properties that all fields share. `error` is a text for people; it is connected with the control. A field is
 * required unless `optional`. The control's id is its name (a FormErrorSummary links to it) unless `id` is given.
 */
export type FieldProps = {
  label: string;
  name: string;
  error?: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** false for no asterisk, if the field cannot be left empty or its form is optional */
  marked?: boolean;
};

/** Splits a field's properties into those of the parts around its control, and those of the control. */
export function splitFieldProps<Props extends FieldProps & { id?: string; className?: string }>({
  label,
  name,
  error,
  hint,
  optional = false,
  marked = true,
  id = name,
  className,
  ...control
}: Props) {
  return {
    around: { label, id, error, hint, optional, marked, className },
    control: {
      ...control,
      id,
      name,
      required: !optional,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': buildDescribedBy(id, hint, error),
    },
  };
}

/** Label, control, hint and error. */
export function AroundControl({
  label,
  id,
  error,
  hint,
  optional,
  marked,
  className,
  children,
}: ReturnType<typeof splitFieldProps>['around'] & { children: ReactNode }) {
  return (
    <div className={className}>
      <Label htmlFor={id} required={!optional} marked={marked}>
        {label}
      </Label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Ids of the elements that describe a control, for aria-describedby; undefined when there are none. */
export function buildDescribedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Required fields have an asterisk; screen readers get it from the control's `required`. */
export function Label({
  htmlFor,
  required,
  marked = true,
  children,
}: {
  htmlFor: string;
  required: boolean;
  marked?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <label htmlFor={htmlFor} className="mb-1 block text-sm font-medium">
      {children}
      {marked &&
        (required ? (
          <span aria-hidden="true" className="text-error">
            {'\u00a0*'}
          </span>
        ) : (
          <span className="font-normal text-muted"> {t('ui.field.optional')}</span>
        ))}
    </label>
  );
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1 text-sm text-error">
          <Icon name="warning" size={16} className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
