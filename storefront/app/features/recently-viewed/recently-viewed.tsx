import { lazy, Suspense, useEffect, useState } from 'react';
import { loadLateCode } from '#app/start/late-code.ts';
import { runWhenIdle } from '#app/start/when-idle.ts';
import { listRecentlyViewed } from './recent-store.ts';

const RecentRow = lazy(() => loadLateCode(() => import('./recent-row.tsx')));

/**
 * The recently viewed articles of this browser. The server does not know them: they are loaded after the page, when
 * the browser is idle, and only where there are any.
 * @param except style number of the page's own article
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const [skus, setSkus] = useState<readonly string[]>([]);
  useEffect(() => runWhenIdle(() => setSkus(listRecentlyViewed().filter((sku) => sku !== except))), [except]);
  if (skus.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentRow skus={skus} onForget={() => setSkus([])} />
    </Suspense>
  );
}
