import type { ComponentProps, ReactNode } from 'react';
import { useFormats } from '#app/ui/formats.tsx';
import { formatNumber } from '#texts/format.ts';

type ChoiceProps = {
  label: ReactNode;
  /** a swatch or a picture before the label */
  mark?: ReactNode;
  /** number of hits, at the end of the line */
  count?: number | undefined;
} & Omit<ComponentProps<'input'>, 'type'>;

/** One line of a list with several choices, such as a filter's values. Groups are in a `fieldset`. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** One line of a list with one choice. The choices of an order use RadioGroup. */
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
    <label className={`choice-line ${className}`}>
      <input {...input} type={type} className="choice" />
      {mark}
      <span className="choice-label">{label}</span>
      {count !== undefined && <span className="choice-count">{formatNumber(count, locale)}</span>}
    </label>
  );
}
