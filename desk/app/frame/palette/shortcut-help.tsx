import { useState } from 'react';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { closeLayer, openShortcutHelp, useOpenLayer } from './palette-state.ts';
import {
  areShortcutsOn,
  listShortcuts,
  type Shortcut,
  switchShortcuts,
  useShortcuts,
} from './use-shortcuts.ts';

const FRAME_SHORTCUTS: readonly Shortcut[] = [
  { key: '?', label: 'shortcut.help', run: openShortcutHelp },
  {
    key: '/',
    label: 'shortcut.find',
    run: () => document.querySelector<HTMLElement>('main [data-first-filter]')?.focus(),
  },
];

/** The letters that work on this screen. */
export function ShortcutHelp() {
  const t = useDeskText();
  useShortcuts(FRAME_SHORTCUTS);
  const isOpen = useOpenLayer() === 'shortcuts';
  return (
    <Dialog open={isOpen} onClose={closeLayer} title={t('shortcut.title')}>
      {isOpen && <ShortcutList />}
    </Dialog>
  );
}

function ShortcutList() {
  const t = useDeskText();
  const [on, setOn] = useState(areShortcutsOn);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        <dt>
          <kbd className="desk-kbd">{t('palette.key')}</kbd>
        </dt>
        <dd>{t('palette.open')}</dd>
        {listShortcuts().map(({ key, label }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="desk-kbd">{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-2">
        <CheckboxField
          name="shortcuts"
          label={t('shortcut.on')}
          checked={on}
          onChange={(event) => {
            switchShortcuts(event.target.checked);
            setOn(event.target.checked);
          }}
        />
      </div>
    </>
  );
}
