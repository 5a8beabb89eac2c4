import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#app/ui/media/icon.tsx';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import type { AllowedScreen } from '../allowed-screens.ts';
import type { FrameData } from '../use-frame.ts';
import { findEntries, type PaletteEntry, readOrderNumber } from './palette-entries.ts';
import { closeLayer, openPalette, useOpenLayer } from './palette-state.ts';

/** Everything by its name, from any screen: ⌘K, or Ctrl+K. */
export function CommandPalette(props: { frame: FrameData; screens: readonly AllowedScreen[] }) {
  const t = useDeskText();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useOpenLayer() === 'palette';
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to the same is Escape, which a dialog has by itself
    <dialog
      ref={dialog}
      aria-label={t('palette.open')}
      className="desk-palette"
      onClose={closeLayer}
      onClick={(event) => event.target === event.currentTarget && closeLayer()}
    >
      {isOpen && <PaletteContent {...props} />}
    </dialog>
  );
}

function PaletteContent({ frame, screens }: { frame: FrameData; screens: readonly AllowedScreen[] }) {
  const t = useDeskText();
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const entries = useEntries(frame, screens, typed);
  const active = entries[Math.min(at, entries.length - 1)];
  const choose = (entry: PaletteEntry) => {
    closeLayer();
    navigate(entry.address);
  };
  const move = (by: number) => setAt((at + by + entries.length) % Math.max(1, entries.length));
  return (
    <>
      <div className="desk-palette-input">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={active && `${list}-${active.id}`}
          aria-label={t('palette.open')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') move(1);
            else if (event.key === 'ArrowUp') move(-1);
            else if (event.key === 'Enter' && active) choose(active);
            else return;
            event.preventDefault();
          }}
        />
        <kbd className="desk-kbd">Esc</kbd>
      </div>
      <div role="listbox" id={list} aria-label={t('palette.results')} className="desk-palette-list">
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's
          <div
            key={entry.id}
            role="option"
            id={`${list}-${entry.id}`}
            aria-selected={entry === active}
            className="desk-palette-entry"
            onClick={() => choose(entry)}
            ref={(element) => {
              if (entry === active) element?.scrollIntoView({ block: 'nearest' });
            }}
          >
            {entry.label}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p role="status" className="px-4 py-6 text-center text-muted">
          {t('palette.nothing')}
        </p>
      )}
    </>
  );
}

function useEntries(frame: FrameData, screens: readonly AllowedScreen[], typed: string): PaletteEntry[] {
  const t = useDeskText();
  const entries = screens.map(
    ({ screen, address }): PaletteEntry => ({
      id: address.slice(1).replaceAll('/', '-'),
      label: t(screen.title),
      keywords: screen.keywords ? t(screen.keywords) : '',
      address,
    }),
  );
  const number = readOrderNumber(typed);
  const { tenant } = frame;
  if (!number || !tenant?.rights.includes('orders.read')) return findEntries(entries, typed);
  const order = {
    id: 'order',
    label: t('palette.order', { number }),
    keywords: '',
    address: `/${tenant.tenantId}/orders/${encodeURIComponent(number)}`,
  };
  return [order, ...findEntries(entries, typed)];
}
