import { lazy, Suspense, useEffect, useState } from 'react';
import { lateCode } from '#app/start/late-code.ts';
import { whenIdle } from '#app/start/when-idle.ts';

const PersonalParts = lazy(() => lateCode(() => import('./personal-parts.tsx')));

/** The personal parts of every page. Their code and data are loaded when the page is usable, and never delay it. */
export function PersonalLayer() {
  const [started, setStarted] = useState(false);
  useEffect(() => whenIdle(() => setStarted(true)), []);
  if (!started) return null;
  return (
    <Suspense fallback={null}>
      <PersonalParts />
    </Suspense>
  );
}
