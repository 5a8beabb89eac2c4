import { type ComponentProps, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { AroundControl, type FieldProps, splitFieldProps } from './field-parts.tsx';

/** With scripts, the password can be shown. */
export function PasswordField(props: FieldProps & ComponentProps<'input'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const { around, control } = splitFieldProps(props);
  return (
    <AroundControl {...around}>
      <div className="relative">
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className="control pe-control-l"
        />
        <button
          type="button"
          className="scripted absolute inset-y-0 end-0 grid w-control-l place-content-center text-muted hover:text-text"
          aria-pressed={shown}
          aria-label={t('ui.password.show')}
          aria-controls={around.id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </AroundControl>
  );
}
