import { lazy, Suspense, useEffect, useState } from 'react';
import { loadLateCode } from '#app/start/late-code.ts';
import { runWhenIdle } from '#app/start/when-idle.ts';

const PersonalParts = lazy(() => loadLateCode(() => import('./personal-parts.tsx')));

/** The personal parts of every page. Their code and data are loaded when the page is usable, and never delay it. */
export function PersonalLayer() {
  const [started, setStarted] = useState(false);
  useEffect(() => runWhenIdle(() => setStarted(true)), []);
  if (!started) return null;
  return (
    <Suspense fallback={null}>
      <PersonalParts />
    </Suspense>
  );
}
