import { useEffect, useId, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { COLOR_MODES, type ColorModeName, readColorMode, setColorMode } from './color-mode-setting.ts';

const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** Light, dark or system, as radio buttons; only with scripts, since the choice is stored in this browser. */
export function ColorMode() {
  const t = useText();
  // the gallery has a second one
  const group = useId();
  const [mode, setMode] = useState<ColorModeName>('system');
  useEffect(() => setMode(readColorMode()), []);
  return (
    <fieldset className="scripted flex flex-wrap rounded border border-line-strong p-0.5">
      <legend className="sr-only">{t('shell.mode')}</legend>
      {COLOR_MODES.map((choice) => (
        <label
          key={choice}
          className="flex min-h-9 items-center gap-1.5 rounded-sm px-2.5 text-xs font-medium text-muted outline-focus hover:text-text has-checked:bg-inverse has-checked:text-on-inverse has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={group}
            value={choice}
            checked={mode === choice}
            onChange={() => {
              setMode(choice);
              setColorMode(choice);
            }}
            className="sr-only"
          />
          <Icon name={ICONS[choice]} size={16} />
          {t(`shell.mode.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}
