import { type CSSProperties, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';

type Range = readonly [from: number, to: number];

/**
 * A range: two native sliders on one track, so keyboard, screen reader and plain forms work as usual. They cannot
 * pass each other. `format` formats a value for people.
 */
export function RangeSlider({
  legend,
  names,
  min,
  max,
  step = 1,
  value,
  format,
  onChange,
  onCommit,
  disabled = false,
}: {
  legend: string;
  /** names of both ends in the form */
  names: readonly [from: string, to: string];
  min: number;
  max: number;
  step?: number;
  value: Range;
  format: (value: number) => string;
  /** while it is being moved */
  onChange?: (range: Range) => void;
  /** when it is released */
  onCommit?: (range: Range) => void;
  disabled?: boolean;
}) {
  const t = useText();
  const [range, setRange] = useState<Range>(value);
  const [given, setGiven] = useState(value);
  if (given[0] !== value[0] || given[1] !== value[1]) {
    setGiven(value);
    setRange(value);
  }
  const [from, to] = range;
  const change = (next: Range) => {
    setRange(next);
    onChange?.(next);
  };
  const computePercent = (at: number) => (max > min ? ((at - min) / (max - min)) * 100 : 0);
  const shared = { min, max, step, disabled, className: 'range-input' } as const;
  const commit = onCommit && { onPointerUp: () => onCommit(range), onKeyUp: () => onCommit(range) };
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="pair w-full gap-x-4 text-sm font-medium">
        <span>{legend}</span>
        <span aria-hidden="true" className="font-normal text-muted tabular-nums">
          {t('ui.range.shown', { from: format(from), to: format(to) })}
        </span>
      </legend>
      <div
        className="range"
        style={{ '--from': `${computePercent(from)}%`, '--to': `${computePercent(to)}%` } as CSSProperties}
        // at the far end both overlap, and only the lower one can still move
        data-high={computePercent(from) > 50 || undefined}
      >
        <input
          type="range"
          {...shared}
          {...commit}
          name={names[0]}
          value={from}
          aria-label={t('ui.range.from')}
          aria-valuetext={format(from)}
          onChange={({ currentTarget }) => change([Math.min(Number(currentTarget.value), to), to])}
        />
        <input
          type="range"
          {...shared}
          {...commit}
          name={names[1]}
          value={to}
          aria-label={t('ui.range.to')}
          aria-valuetext={format(to)}
          onChange={({ currentTarget }) => change([from, Math.max(Number(currentTarget.value), from)])}
        />
      </div>
    </fieldset>
  );
}
