import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import {
  closeOverlay,
  type Overlay,
  serveOverlays,
  useOverlay,
} from '#app/features/product-tile/overlay-state.ts';
import { loadLateCode } from '#app/start/late-code.ts';

const QuickView = lazy(() => loadLateCode(() => import('./quick-view.tsx')));
const LabelDialog = lazy(() => loadLateCode(() => import('./label-dialog.tsx')));

/**
 * Shows the overlays of products on a page; going to another page closes them. A closed one stays mounted until the
 * next opens: a dialog that closes returns the focus, one that is unmounted does not.
 */
export function ProductOverlays() {
  const overlay = useOverlay();
  const { pathname } = useLocation();
  useEffect(serveOverlays, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it, before it is painted
  useLayoutEffect(closeOverlay, [pathname]);
  const last = useRef<Overlay | null>(null);
  last.current = overlay ?? last.current;
  const open = overlay !== null;
  const shown = last.current;
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      {shown.kind === 'quickView' ? (
        <QuickView open={open} product={shown.product} />
      ) : (
        <LabelDialog open={open} {...shown} />
      )}
    </Suspense>
  );
}
