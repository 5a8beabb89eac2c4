import { useRef } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * A quantity, 1 to `max`. A number field; with scripts, with buttons beside it. `onChange` gets whole numbers in
 * range only, from the buttons at once and from typing when the field loses the focus.
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
  const set = (next: number) => {
    const quantity = Math.min(max, Math.max(1, Math.trunc(next) || 1));
    if (input.current) input.current.value = String(quantity);
    if (quantity !== value) onChange?.(quantity);
  };
  const step = (by: number) => set(Number(input.current?.value ?? value) + by);
  const button = 'scripted grid w-control-l pressable place-content-center';
  return (
    <div className="inline-flex min-h-control-l items-stretch overflow-hidden rounded border border-line-strong bg-raised">
      <button type="button" className={button} aria-label={t('ui.quantity.less')} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        ref={input}
        key={value}
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
