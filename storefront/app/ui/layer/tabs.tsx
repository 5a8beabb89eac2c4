import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import './tabs.css';

/** `id`: unique on the page; an address can lead to its panel by `#id`. */
type Tab = { id: string; label: string; content: ReactNode };

/**
 * Tabs after the ARIA practices: arrows, Home and End choose, and the chosen panel is shown at once. Without scripts
 * all panels are below each other under their names.
 */
export function Tabs({
  label,
  tabs,
  initial,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  /** id of the tab that is shown first */
  initial?: string;
  onChange?: (id: string) => void;
}) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  function choose(id: string | undefined) {
    if (id === undefined) return;
    setChosen(id);
    onChange?.(id);
  }
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = getTargetTab(event.key, at, tabs.length);
    if (next === null) return;
    event.preventDefault();
    choose(tabs[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="tab-list scripted" onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === chosen}
            aria-controls={id}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            className="tab"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${prefix}-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel itself is a stop, as the practices ask for
          tabIndex={0}
          className={`rounded pt-5 ${id === chosen ? '' : 'tab-panel-closed'}`}
        >
          <p className="unscripted pb-2 text-lg font-semibold">{name}</p>
          {content}
        </div>
      ))}
    </div>
  );
}

function getTargetTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
