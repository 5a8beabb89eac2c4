import { lazy, Suspense, useEffect, useState } from 'react';
import { lateCode } from '#app/start/late-code.ts';
import { whenIdle } from '#app/start/when-idle.ts';
import { recentlyViewed } from './recent-store.ts';

const RecentRow = lazy(() => lateCode(() => import('./recent-row.tsx')));

/**
 * The recently viewed articles of this browser. The server does not know them: they are loaded after the page, when
 * the browser is idle, and only where there are any.
 * @param except style number of the page's own article
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const [skus, setSkus] = useState<readonly string[]>([]);
  useEffect(() => whenIdle(() => setSkus(recentlyViewed().filter((sku) => sku !== except))), [except]);
  if (skus.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentRow skus={skus} onForget={() => setSkus([])} />
    </Suspense>
  );
}
