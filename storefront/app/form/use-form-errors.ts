import { useMemo } from 'react';
import { useText } from '#app/texts/texts.tsx';
import type { TextKey } from '#texts/keys.ts';
import { type FormState, faultText, inPageOrder } from './form-state.ts';

type Problem = { field: string; label: string; message: string };

/**
 * A form's errors in the visitor's language: `errorOf('billing.city')` for the field, `list` for the summary.
 * @param own texts of the form itself for faults, by field and code
 * @param labels text of each field's label, from the top of the page on; a field's name is its control's id
 */
export function useFormErrors(
  state: FormState | undefined,
  labels: Readonly<Record<string, string>>,
  own?: Readonly<Record<string, TextKey>>,
) {
  const t = useText();
  // the same list for the same answer, so that the summary takes the focus once
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels and texts follow from the locale, which stays
  const list = useMemo<Problem[]>(
    () =>
      inPageOrder(state?.faults ?? [], Object.keys(labels)).map((fault) => ({
        field: fault.field,
        label: labels[fault.field] ?? fault.field,
        message: t(faultText(fault, own)),
      })),
    [state],
  );
  const messages = new Map(list.map(({ field, message }) => [field, message]));
  return { list, errorOf: (field: string): string | undefined => messages.get(field) };
}
