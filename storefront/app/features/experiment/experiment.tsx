import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { useScriptMark } from '#app/start/page-start.ts';
import { whenIdle } from '#app/start/when-idle.ts';
import { showVariant, tellExposure } from './exposure.ts';

/**
 * Runs where the page is read, before what follows it is painted: the cookie says which variant its parent shows. The
 * same text everywhere, its hash is in the security policy; the page holds both variants and is cached once for all.
 */
const SHOW = `{const e=document.currentScript.parentElement,m=/(?:^|; )ab=([^;]*)/.exec(document.cookie);if(m&&m[1].split('~').includes(e.dataset.experiment+'.b'))e.dataset.shown='b'}`;

/** A place that a test of pages changes. Where the test does not run, and without consent, it is `a`. */
export function Experiment({ name, a = null, b }: { name: string; a?: ReactNode; b: ReactNode }) {
  const { experiments } = useShop();
  return experiments.includes(name) ? <Variants name={name} a={a} b={b} /> : a;
}

// a page that the browser itself makes has its variant before it is painted, too
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function Variants({ name, a, b }: { name: string; a: ReactNode; b: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<'a' | 'b' | null>(null);
  const mark = useScriptMark();
  useEffectBeforePaint(() => {
    if (place.current) shown.current = showVariant(place.current, name);
  }, [name]);
  useEffect(() => whenIdle(() => tellExposure(name, shown.current)), [name]);
  return (
    <div ref={place} data-experiment={name} suppressHydrationWarning>
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash is in the security policy
        dangerouslySetInnerHTML={{ __html: SHOW }}
      />
      {a !== null && <div data-variant="a">{a}</div>}
      <div data-variant="b">{b}</div>
    </div>
  );
}
