import { useEffect, useRef } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * The faults of a form, each a link to its field (`field` is the control's id; '': of the whole form). It takes the
 * focus when an answer contains errors, so that they are read and visible, and not while some of them are being
 * corrected.
 */
export function FormErrorSummary({
  errors,
}: {
  errors: readonly { field: string; label: string; message: string }[];
}) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<typeof errors>([]);
  useEffect(() => {
    const fewer = errors.length < shown.current.length && errors.every((one) => shown.current.includes(one));
    shown.current = errors;
    if (errors.length > 0 && !fewer) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded border border-error bg-error-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-error">
        <Icon name="warning" />
        {t('ui.errors.title', { count: errors.length })}
      </p>
      <ul className="mt-2 space-y-1 ps-7 text-sm">
        {errors.map((error) => (
          <li key={error.field}>
            {error.field === '' ? (
              error.message
            ) : (
              <a href={`#${error.field}`} className="link">
                {formatNamedFault(error, t)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fault with its field's name, unless it contains that already. The label of a checkbox may be a sentence. */
function formatNamedFault(
  { label, message }: { label: string; message: string },
  t: ReturnType<typeof useText>,
): string {
  if (message.includes(label)) return message;
  if (label.endsWith('?')) return `${label} ${message}`;
  return t('ui.labelled', { label: label.replace(/\.$/, ''), value: message });
}
