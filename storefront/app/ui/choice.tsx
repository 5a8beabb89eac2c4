import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '#texts/format.ts';
import { useFormats } from './formats.tsx';

type ChoiceProps = {
  label: ReactNode;
  /** a swatch or a picture before the label */
  mark?: ReactNode;
  /** how many there are of it, at the end of the line */
  count?: number | undefined;
} & Omit<ComponentProps<'input'>, 'type'>;

/** One line of a list to choose several from: a filter's value, say. Groups of it stand in a `fieldset`. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** One line of a list to choose one from. For the choices of an order, which are weighed, there is RadioGroup. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

function Choice({
  type,
  label,
  mark,
  count,
  className = '',
  ...input
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const { locale } = useFormats();
  return (
    <label
      className={`choice-line flex min-h-control-l items-center gap-3 rounded-sm py-1.5 text-sm ${className}`}
    >
      <input {...input} type={type} className="choice" />
      {mark}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {count !== undefined && (
        <span className="shrink-0 text-xs text-muted tabular-nums">{formatNumber(count, locale)}</span>
      )}
    </label>
  );
}
