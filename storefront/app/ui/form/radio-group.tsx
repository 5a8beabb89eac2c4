import { type ReactNode, useId } from 'react';
import { buildDescribedBy, FieldNotes } from './field-parts.tsx';

/** `aside` is at the end of the line, such as a price. Style sheets find an option by its `mark` (data-mark). */
type RadioOption = { value: string; label: string; hint?: ReactNode; aside?: ReactNode; mark?: string };

/** Id of an option's radio button. The first has the group's name, so that a summary of errors can link to it. */
export function buildOptionId(name: string, index: number): string {
  return index === 0 ? name : `${name}-${index}`;
}

const LABEL = 'mb-2 text-sm font-medium';
const HEADING = 'mb-3 text-lg font-semibold';

export function RadioGroup({
  legend,
  name,
  options,
  defaultValue,
  error,
  hideLegend = false,
  heading = false,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | null;
  error?: ReactNode;
  hideLegend?: boolean;
  /** whether the legend is as large as a section's heading */
  heading?: boolean;
  onChange?: (value: string) => void;
}) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={buildDescribedBy(id, null, error)}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className={hideLegend ? 'sr-only' : heading ? HEADING : LABEL}>{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded border border-line-strong">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex items-start gap-2 bg-raised px-3 py-3 hover:bg-hover has-checked:bg-sunken sm:gap-3 sm:px-4"
          >
            <input
              type="radio"
              id={buildOptionId(name, index)}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required
              data-mark={option.mark}
              className="choice"
              onChange={onChange && (() => onChange(option.value))}
            />
            {/* a long aside goes below the text instead of squeezing it */}
            <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-2 gap-y-1 sm:gap-x-3">
              <span className="min-w-0 grow basis-[10rem] wrap-anywhere">
                <span className="font-medium">{option.label}</span>
                {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
              </span>
              {option.aside && (
                <span className="max-w-full shrink-0 font-medium tabular-nums">{option.aside}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
