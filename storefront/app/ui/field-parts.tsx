import type { ReactNode } from 'react';
import { useText } from '../texts/texts.tsx';
import { Icon } from './icon.tsx';

/** Ids of what describes a control, for aria-describedby; undefined when nothing does. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Required fields carry an asterisk; the word is in the control's `required`. */
export function Label({
  htmlFor,
  required,
  children,
}: {
  htmlFor: string;
  required: boolean;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <label htmlFor={htmlFor} className="mb-1 block text-sm font-medium">
      {children}
      {required ? (
        <span aria-hidden="true" className="text-error">
          {' *'}
        </span>
      ) : (
        <span className="font-normal text-muted"> {t('ui.field.optional')}</span>
      )}
    </label>
  );
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1 text-sm text-error">
          <Icon name="warning" size={16} className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
