import { type ComponentProps, useState } from 'react';
import { useText } from '../texts/texts.tsx';
import type { FieldProps } from './field.tsx';
import { describedBy, FieldNotes, Label } from './field-parts.tsx';
import { Icon } from './icon.tsx';

/** With scripts, the password can be shown. */
export function PasswordField({
  label,
  name,
  error,
  hint,
  optional = false,
  id = name,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={className}>
      <Label htmlFor={id} required={!optional}>
        {label}
      </Label>
      <div className="relative">
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          id={id}
          name={name}
          required={!optional}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="control pe-12"
        />
        <button
          type="button"
          className="scripted absolute inset-y-0 end-0 grid w-control-l place-content-center text-muted hover:text-text"
          aria-pressed={shown}
          aria-label={t('ui.password.show')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
