import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { loadLateCode } from '#app/start/late-code.ts';
import { parseLayerPath } from './layer-link.ts';

const LayerDialog = lazy(() => loadLateCode(() => import('./layer-dialog.tsx')));

/**
 * Opens service layers over the page: every link to one, of the shop's own or of an editor, is handled here. A press
 * that asks for a new tab gets one; going to another page closes the layer.
 */
export function Layers() {
  const shop = useShop();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  last.current = open ?? last.current;
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { metaKey, ctrlKey, shiftKey, altKey, button, target } = event;
      if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const id = link && link.origin === location.origin ? parseLayerPath(shop, link.pathname) : null;
      if (id === null) return;
      event.preventDefault();
      setOpen(id);
    };
    // before the router's own links, which follow every press that was not handled
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [shop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it, before it is painted
  useLayoutEffect(() => setOpen(null), [pathname]);
  if (last.current === null) return null;
  return (
    <Suspense fallback={null}>
      <LayerDialog id={last.current} open={open !== null} onClose={() => setOpen(null)} />
    </Suspense>
  );
}
