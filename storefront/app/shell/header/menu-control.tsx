import { lazy, Suspense, useState } from 'react';
import { CATEGORY_LIST_ID } from '#app/shell/places.ts';
import type { Shell } from '#app/shell/shell.query.ts';
import { loadAhead, loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

const loadMenu = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(() => loadLateCode(loadMenu));

/** Opens the categories on phones and tablets. Without scripts it leads to their list at the page's end. */
export function MenuControl({ items }: { items: Shell['navigation'] }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const look = 'screen-only -ms-3 size-control-l place-content-center rounded hover:bg-hover lg:hidden';
  return (
    <>
      <a href={`#${CATEGORY_LIST_ID}`} className={`unscripted grid ${look}`} aria-label={t('shell.menu')}>
        <Icon name="menu" size={24} />
      </a>
      <button
        type="button"
        aria-expanded={open}
        aria-haspopup="dialog"
        className={`scripted grid ${look}`}
        aria-label={t('shell.menu')}
        onPointerEnter={() => loadAhead(loadMenu)}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Icon name="menu" size={24} />
      </button>
      {asked && (
        <Suspense fallback={null}>
          <MenuSheet top={items} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
