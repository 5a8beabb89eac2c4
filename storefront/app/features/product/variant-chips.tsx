import { useEffect, useRef, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { ChipChoice } from '#app/ui/chip.tsx';
import { getDimensionName } from './choice-group.tsx';
import { canBeHad, choose, resolveValues, type VariantChoice } from './variant-choice.rules.ts';

/**
 * The variants of an article in a form: a row of chips for each dimension, the first of which gets the focus. None is
 * preselected, and sold-out ones cannot be chosen. The form sends `value.{dimension}`.
 * @param sku the current variant
 * @param asked the values of a choice that was refused
 */
export function VariantChips({
  choice,
  sku,
  asked,
}: {
  choice: VariantChoice;
  sku: string | null;
  asked?: readonly (string | null)[] | undefined;
}) {
  const t = useText();
  const first = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState(() => resolveValues(choice, sku, asked));
  useEffect(() => first.current?.focus(), []);
  const all = choice.dimensions.map((dimension, index) => ({ ...dimension, index }));
  const open = all.filter(({ values }) => values.length > 1);
  return (
    <>
      {all
        .filter(({ values }) => values.length <= 1)
        .map(({ key, index, values }) => (
          <input key={key} type="hidden" name={`value.${index}`} value={values[0]?.value ?? ''} />
        ))}
      {open.map(({ key, index, values }, at) => (
        <fieldset key={key} ref={at === 0 ? first : undefined} tabIndex={-1}>
          <legend className="mb-2 text-sm font-medium">{t(getDimensionName(key))}</legend>
          <ul className="flex flex-wrap gap-2">
            {values.map(({ value, label }) => {
              const possible = canBeHad(choice, index, value);
              return (
                <li key={value}>
                  <ChipChoice
                    type="radio"
                    name={`value.${index}`}
                    value={value}
                    checked={chosen[index] === value}
                    disabled={!possible}
                    onChange={() => setChosen((before) => choose(choice, before, index, value))}
                    label={possible ? label : t('wishlist.variant.soldOut', { label })}
                  />
                </li>
              );
            })}
          </ul>
        </fieldset>
      ))}
    </>
  );
}
