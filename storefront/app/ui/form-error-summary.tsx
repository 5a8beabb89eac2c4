import { useEffect, useRef } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from './icon.tsx';

/**
 * The faults of a form, each a link to its field (`field` is the control's id; '': of the whole form). It takes the focus when new
 * errors arrive, so that they are read; without scripts `autofocus` does.
 */
export function FormErrorSummary({
  errors,
}: {
  errors: readonly { field: string; label: string; message: string }[];
}) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
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
                {error.label.endsWith('?')
                  ? `${error.label} ${error.message}`
                  : t('ui.labelled', { label: error.label, value: error.message })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
