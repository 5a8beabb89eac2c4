import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * A quantity, 1 to `max`. A number field; with scripts, with buttons beside it. `onChange` gets whole numbers in
 * range only, from the buttons at once and from typing when the field loses the focus. A new `value` is shown unless
 * another one has been typed meanwhile, and what was typed before the scripts ran is a change too.
 */
export function QuantityField({
  name,
  value,
  max,
  label,
  onChange,
}: {
  name: string;
  value: number;
  max: number;
  label: string;
  onChange?: (quantity: number) => void;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  /** the value that the field showed last, which tells whether something was typed since */
  const shown = useRef<number | null>(null);
  const set = (next: number) => {
    const quantity = Math.min(max, Math.max(1, Math.trunc(next) || 1));
    if (input.current) input.current.value = String(quantity);
    if (quantity !== value) onChange?.(quantity);
  };
  const showValue = useEffectEvent((field: HTMLInputElement) => {
    const isFirst = shown.current === null;
    const isTyped = field.value !== String(shown.current ?? value);
    shown.current = value;
    if (!isTyped) field.value = String(value);
    else if (isFirst && document.activeElement !== field) set(Number(field.value));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is shown once
  useEffect(() => {
    if (input.current) showValue(input.current);
  }, [value]);
  const step = (by: number) => set(Number(input.current?.value ?? value) + by);
  const button = 'scripted grid w-control-l pressable place-content-center';
  return (
    <div className="inline-flex min-h-control-l items-stretch overflow-hidden rounded border border-line-strong bg-raised">
      <button type="button" className={button} aria-label={t('ui.quantity.less')} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        ref={input}
        type="number"
        name={name}
        defaultValue={value}
        min={1}
        max={max}
        step={1}
        inputMode="numeric"
        aria-label={label}
        className="no-spin w-14 bg-transparent text-center tabular-nums"
        onBlur={(event) => set(Number(event.currentTarget.value))}
      />
      <button type="button" className={button} aria-label={t('ui.quantity.more')} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
