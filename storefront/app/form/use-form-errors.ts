import { useEffect, useMemo, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import type { TextKey } from '#texts/keys.ts';
import { type FormState, getFaultText, isGiven, sortFaults } from './form-state.ts';

type Problem = { field: string; code: string; label: string; message: string };

/** Whether a field's value is valid, by the form's own rules, which may be loaded when they are needed. */
export type IsRight = (field: string, value: string) => boolean | Promise<boolean>;

/**
 * A form's errors in the visitor's language: `getError('billing.city')` for the field, `list` for the summary.
 * @param own texts of the form itself for faults, by field and code, or by code alone: `*.required`
 * @param labels text of each field's label, in the order of the page; a field's name is its control's id
 * @param isRight a field's error disappears as soon as its value is valid; without it, as soon as there is a value
 */
export function useFormErrors(
  state: FormState | undefined,
  labels: Readonly<Record<string, string>>,
  own?: Readonly<Record<string, TextKey>>,
  isRight?: IsRight,
) {
  const t = useText();
  // the same list for the same answer, so that the summary takes the focus once
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels and texts follow from the locale, which stays
  const all = useMemo<Problem[]>(
    () =>
      sortFaults(state?.faults ?? [], Object.keys(labels)).map((fault) => {
        const label = labels[fault.field] ?? fault.field;
        return { ...fault, label, message: fault.message ?? t(getFaultText(fault, own), { label }) };
      }),
    [state],
  );
  const mended = useMended(all, isRight);
  const list = useMemo(() => all.filter(({ field }) => !mended.includes(field)), [all, mended]);
  const messages = new Map(list.map(({ field, message }) => [field, message]));
  return { list, getError: (field: string): string | undefined => messages.get(field) };
}

const NONE: readonly string[] = [];

/** Fields of an answer's errors that have been corrected since. */
function useMended(all: readonly Problem[], isRight: IsRight | undefined): readonly string[] {
  const [mended, setMended] = useState<{ of: readonly Problem[]; fields: readonly string[] }>();
  useEffect(() => {
    if (all.length === 0) return;
    const look = async ({ target }: Event) => {
      if (!isControl(target)) return;
      const { name, type, value } = target;
      const problem = all.find(({ field }) => field === name);
      // other forms of the page may have a field of this name
      if (!problem || !target.closest('[aria-invalid=true]')) return;
      const checked = 'checked' in target && target.checked;
      const right = isRight ? await isRight(name, value) : isGiven({ type, checked, value }, problem.code);
      if (!right || target.value !== value) return;
      setMended((before) => ({ of: all, fields: [...(before?.of === all ? before.fields : []), name] }));
    };
    const handleEvent = (event: Event) => void look(event);
    document.addEventListener('input', handleEvent);
    return () => document.removeEventListener('input', handleEvent);
  }, [all, isRight]);
  return mended?.of === all ? mended.fields : NONE;
}

function isControl(
  target: EventTarget | null,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
