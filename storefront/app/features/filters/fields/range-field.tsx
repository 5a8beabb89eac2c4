import { useId, useState } from 'react';
import type { RangeFilter } from '#app/features/filters/list-filter.ts';
import type { SetFilter } from '#app/features/filters/use-narrowing.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { RangeSlider } from '#app/ui/form/range-slider.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { getFilterFieldName, parseBound, writeBound } from '#forms/lists/list-choices.ts';
import { formatMoney, formatNumber } from '#texts/format.ts';

const PRICE = 'price';
const MINOR_PER_MAJOR = 100;
const TENTHS_UP_TO = 10;

/**
 * Two bounds to type, and with scripts to drag. They apply when the field loses the focus, Enter is pressed or the
 * slider is released, not with every digit.
 */
export function RangeField({ filter, set }: { filter: RangeFilter; set: SetFilter }) {
  const t = useText();
  const { currency, priceFormat } = useShop();
  const { key, chosenMin, chosenMax } = filter;
  const sign = priceFormat === 'symbol' && currency === 'EUR' ? '€' : currency;
  const unit = key === PRICE ? sign : filter.unit;
  const change = (min: number | null, max: number | null) => {
    if (min === chosenMin && max === chosenMax) return;
    const empty = min === null && max === null;
    const wrong = min !== null && max !== null && min > max;
    if (empty) set(key, null);
    else set(key, { kind: 'range', key, min: wrong ? max : min, max: wrong ? min : max });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{filter.label}</legend>
      <BoundSlider filter={filter} unit={unit} onChange={change} />
      <div className="grid grid-cols-2 gap-2">
        <Bound
          filter={filter}
          bound="from"
          label={t('list.filter.from')}
          unit={unit}
          value={chosenMin}
          limit={filter.min}
          onChange={(min) => change(min, chosenMax)}
        />
        <Bound
          filter={filter}
          bound="to"
          label={t('list.filter.to')}
          unit={unit}
          value={chosenMax}
          limit={filter.max}
          onChange={(max) => change(chosenMin, max)}
        />
      </div>
    </fieldset>
  );
}

function BoundSlider({
  filter: { key, min, max, chosenMin, chosenMax },
  unit,
  onChange,
}: {
  filter: RangeFilter;
  unit: string | null;
  onChange: (min: number | null, max: number | null) => void;
}) {
  const t = useText();
  const { locale, currency, priceFormat } = useShop();
  const { lowest, highest, step } = computeSliderScale(key, min, max);
  if (lowest >= highest) return null;
  const clampToRange = (value: number) => Math.min(Math.max(value, lowest), highest);
  const format = (value: number) => {
    if (key === PRICE) return formatMoney({ minor: value, currency }, locale, priceFormat);
    const number = formatNumber(value, locale);
    return unit ? `${number}\u00a0${unit}` : number;
  };
  return (
    <div className="scripted mb-3">
      <RangeSlider
        legend={t('list.range')}
        // the fields beside it are sent by the form
        names={['', '']}
        min={lowest}
        max={highest}
        step={step}
        value={[clampToRange(chosenMin ?? lowest), clampToRange(chosenMax ?? highest)]}
        format={format}
        onCommit={([from, to]) =>
          onChange(
            from <= lowest ? null : roundToThousandths(from),
            to >= highest ? null : roundToThousandths(to),
          )
        }
      />
    </div>
  );
}

function Bound({
  filter: { key },
  bound,
  label,
  unit,
  value,
  limit,
  onChange,
}: {
  filter: RangeFilter;
  bound: 'from' | 'to';
  label: string;
  unit: string | null;
  value: number | null;
  limit: number;
  onChange: (value: number | null) => void;
}) {
  const t = useText();
  const { locale } = useShop();
  const id = useId();
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(() => formatTypedBound(key, value, locale));
  const number = parseBound(key, text);
  // The bound was changed elsewhere, by a chip or by "back"; text typed in the meantime stays.
  if (known !== value) {
    if (text === formatTypedBound(key, known, locale) || number === value)
      setText(formatTypedBound(key, value, locale));
    setKnown(value);
  }
  const wrong = text.trim() !== '' && number === null;
  const commit = () => {
    if (!wrong && number !== value) onChange(number);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-xs text-muted">
        {unit ? `${label} (${unit})` : label}
      </label>
      <input
        type="text"
        id={id}
        name={getFilterFieldName(key, bound)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        maxLength={FIELD_LIMITS.rangeBound}
        placeholder={formatOutermostBound(key, bound, limit, locale)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-fault` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
        className="control mt-1 px-2 text-sm tabular-nums"
      />
      {wrong && (
        <p id={`${id}-fault`} role="alert" className="mt-1 text-xs text-error">
          {t('list.filter.number')}
        </p>
      )}
    </div>
  );
}

/** In the market's number format, without separators, which would disturb typing. */
function formatTypedBound(key: string, value: number | null, locale: string): string {
  if (value === null) return '';
  const [whole = '', decimals] = writeBound(key, value).split('.');
  const mark = formatNumber(0.5, locale).charAt(1);
  return decimals ? whole + mark + decimals : whole;
}

/** The ends of a slider, in steps that can be hit: whole euros, whole units, tenths of a short span. */
function computeSliderScale(key: string, min: number, max: number) {
  const step = key === PRICE ? MINOR_PER_MAJOR : max - min > TENTHS_UP_TO ? 1 : 0.1;
  return {
    step,
    lowest: roundToThousandths(Math.floor(min / step) * step),
    highest: roundToThousandths(Math.ceil(max / step) * step),
  };
}

/** Sums of tenths have more digits than an address allows. */
function roundToThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The outermost bound with articles, in whole numbers. */
function formatOutermostBound(key: string, bound: 'from' | 'to', limit: number, locale: string): string {
  const number = key === PRICE ? limit / MINOR_PER_MAJOR : limit;
  return formatNumber(bound === 'from' ? Math.floor(number) : Math.ceil(number), locale);
}
