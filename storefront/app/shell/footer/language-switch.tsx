import { lazy, Suspense } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { loadLateCode } from '#app/start/late-code.ts';

const Languages = lazy(() => loadLateCode(() => import('./languages.tsx')));

/** Links to the page in the tenant's other languages; a shop with one language neither shows nor loads them. */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const { locales } = useShop();
  if (locales.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <Languages long={long} />
    </Suspense>
  );
}
