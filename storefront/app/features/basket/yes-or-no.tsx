import type { ComponentProps } from 'react';
import { useText } from '#app/texts/texts.tsx';

const ANSWERS = ['yes', 'no'] as const;

/**
 * The two answers to a question about a service, none preselected.
 * @param chosen the answer that is stored with the line; undefined if only the form has it
 */
export function YesOrNo({
  chosen,
  ...input
}: Pick<ComponentProps<'input'>, 'name' | 'form' | 'required' | 'onChange'> & {
  chosen?: boolean | null;
}) {
  const t = useText();
  return ANSWERS.map((answer) => (
    <label key={answer} className="flex min-h-control-l items-center gap-2">
      <input
        {...input}
        {...(chosen !== undefined && { checked: chosen === (answer === 'yes') })}
        type="radio"
        value={answer}
        className="choice"
      />
      {t(`basket.service.${answer}`)}
    </label>
  ));
}
