import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import { menuTarget } from './menu-keys.rules.ts';

type MenuItem = { id: string; label: string; icon?: IconName; disabled?: boolean } & (
  | { to: string }
  | { onChoose: () => void }
);

type TriggerProps = {
  type: 'button';
  popoverTarget: string;
  'aria-haspopup': 'menu';
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A menu button after the ARIA practices: arrows, Home, End and first letters move, Escape and Tab close. */
export function Menu({
  label,
  items,
  trigger,
}: {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: TriggerProps) => ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<'first' | 'last'>('first');
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  function openWith(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    first.current = event.key === 'ArrowUp' ? 'last' : 'first';
    // a click keeps the browser's connection of button and menu: its position, and the return of the focus
    (event.currentTarget as HTMLElement).click();
  }
  function move(event: KeyboardEvent) {
    if (event.key === 'Tab') box.current?.hidePopover();
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = menuTarget(
      event.key,
      at,
      all.map((entry) => entry.textContent ?? ''),
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }
  return (
    <>
      {trigger({ type: 'button', popoverTarget: id, 'aria-haspopup': 'menu', onKeyDown: openWith })}
      <div
        ref={box}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="popover popover-bottom-start min-w-48 py-1"
        onKeyDown={move}
        onToggle={({ newState }) => {
          if (newState === 'open')
            entries()
              .at(first.current === 'last' ? -1 : 0)
              ?.focus();
          first.current = 'first';
        }}
      >
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} close={() => box.current?.hidePopover()} />
        ))}
      </div>
    </>
  );
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  const shared = { role: 'menuitem', tabIndex: -1, className: 'menu-entry' } as const;
  if ('to' in item) {
    return (
      <Link {...shared} to={item.to} onClick={close}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      // a disabled entry can get the focus, and is read as unavailable
      aria-disabled={item.disabled || undefined}
      onClick={() => {
        if (item.disabled) return;
        close();
        item.onChoose();
      }}
    >
      {content}
    </button>
  );
}
