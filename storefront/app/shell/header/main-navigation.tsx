import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import type { Shell } from '#app/shell/shell.query.ts';
import { loadAhead, loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { waitForPaint } from '#app/ui/next-paint.ts';

type Item = Shell['navigation'][number];

/** Time that a pointer must rest on a category before its menu opens, and may be away before it closes. */
const OPEN_DELAY_MS = 180;
const CLOSE_DELAY_MS = 260;
/** Time from an open menu to the next one: shorter, but not while the pointer is on its way into the open one. */
const SWITCH_DELAY_MS = 90;
const AIM_DELAY_MS = 380;

const loadFlyout = () => import('./flyout.tsx');
const Flyout = lazy(() => loadLateCode(loadFlyout));

/**
 * The top categories. Each is a link; with scripts, a button beside it opens its menu (disclosure navigation of the
 * ARIA Authoring Practices), and so does a pointer that rests on it. The menu's content is loaded on that intent.
 */
export function MainNavigation({ items }: { items: readonly Item[] }) {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const { open, setOpen, later } = useFlyout(bar);
  const { aim, isAimingDown } = usePointerAim();
  return (
    <nav
      ref={bar}
      aria-label={t('shell.navigation')}
      className="screen-only site-navigation max-lg:hidden"
      onPointerMove={(event) => aim(event.clientX, event.clientY)}
      onPointerLeave={() => later(null, CLOSE_DELAY_MS)}
      onKeyDown={moveBetween}
    >
      <ul className="wrap flex flex-wrap gap-x-4 xl:gap-x-6">
        {items.map((item) => (
          <TopItem
            key={item.id}
            item={item}
            expanded={item.id === open}
            onIntent={() => {
              // asking for code takes longer than all else here, and a press may follow at once
              void waitForPaint().then(() => loadAhead(loadFlyout));
              later(item.id, open === null ? OPEN_DELAY_MS : isAimingDown() ? AIM_DELAY_MS : SWITCH_DELAY_MS);
            }}
            onToggle={() => setOpen(item.id === open ? null : item.id)}
            onClose={() => setOpen(null)}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Whether the pointer moves down more than sideways, towards the menu below. */
function usePointerAim() {
  const way = useRef({ x: 0, y: 0, down: false });
  return {
    aim(x: number, y: number) {
      const [sideways, down] = [Math.abs(x - way.current.x), y - way.current.y];
      if (sideways + Math.abs(down) > 2) way.current = { x, y, down: down > 0 && down * 2 > sideways };
    },
    isAimingDown: () => way.current.down,
  };
}

/** Moves the focus along the categories by arrow keys (disclosure navigation: optional keys). */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLElement) || event.target.closest('.flyout')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')];
  const next = stops[stops.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function TopItem({
  item,
  expanded,
  onIntent,
  onToggle,
  onClose,
}: {
  item: Item;
  expanded: boolean;
  onIntent: () => void;
  onToggle: () => void;
  onClose: () => void;
}) {
  const shop = useShop();
  const t = useText();
  const { pathname } = useLocation();
  const path = categoryLink(shop, item.path);
  const panel = `flyout-${item.id}`;
  // responds to the press before the menu with its many links is rendered
  const rendered = useDeferredValue(expanded, false) && expanded;
  const mark =
    expanded || pathname.startsWith(path)
      ? 'border-accent'
      : 'border-transparent forced-colors:border-[Canvas]';
  return (
    <li
      className={`flex items-center border-b-2 ${mark}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onIntent()}
    >
      <Link
        to={path}
        prefetch="intent"
        className="rounded-sm py-3 text-sm font-semibold whitespace-nowrap hover:text-accent"
      >
        {item.name}
      </Link>
      <button
        type="button"
        data-flyout={item.id}
        aria-expanded={expanded}
        aria-controls={rendered ? panel : undefined}
        aria-label={t('shell.flyout.open', { name: item.name })}
        onClick={onToggle}
        className="scripted -me-1.5 grid size-6 place-content-center rounded-sm"
      >
        <Icon
          name="chevron-down"
          size={16}
          className={`transition-transform ${expanded ? 'rotate-180' : ''}`}
        />
      </button>
      {/* after its button, so that the keyboard reaches it next */}
      {rendered && (
        <Suspense fallback={null}>
          <Flyout id={panel} top={item} onClose={onClose} />
        </Suspense>
      )}
    </li>
  );
}

/** The open menu; Escape, a press elsewhere, the focus leaving and going to another page close it. */
function useFlyout(bar: React.RefObject<HTMLElement | null>) {
  const [open, setNow] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const { key } = useLocation();
  const setOpen = (id: string | null) => {
    clearTimeout(timer.current);
    setNow(id);
  };
  const scheduleOpen = (id: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setNow(id), delay);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => {
    clearTimeout(timer.current);
    setNow(null);
  }, [key]);
  useEffect(() => {
    if (open === null) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setNow(null);
      if (bar.current?.contains(document.activeElement)) {
        bar.current.querySelector<HTMLElement>(`[data-flyout="${CSS.escape(open)}"]`)?.focus();
      }
    };
    const handleOutsidePress = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setNow(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', handleOutsidePress);
    document.addEventListener('focusin', handleOutsidePress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', handleOutsidePress);
      document.removeEventListener('focusin', handleOutsidePress);
    };
  }, [open, bar]);
  return { open, setOpen, later: scheduleOpen };
}
