import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { useScriptMark } from '#app/start/page-start.ts';
import { showVariant, tellExposure } from './exposure.ts';

/**
 * Runs while the page is parsed, before the rest is painted: the cookie decides which variant its parent shows. The
 * text is the same everywhere and its hash is in the security policy; the page contains both variants and is cached
 * once for all.
 */
const SHOW = `{const e=document.currentScript.parentElement,m=/(?:^|; )ab=([^;]*)/.exec(document.cookie);if(m&&m[1].split('~').includes(e.dataset.experiment+'.b'))e.dataset.shown='b'}`;

type Place = {
  readonly name: string;
  readonly a?: ReactNode;
  readonly b: ReactNode;
  /** within a sentence or a button, where no block may stand */
  readonly inline?: boolean;
};

/** A place that a test of pages changes. Where the test does not run, and without consent, it is `a`. */
export function Experiment(place: Place) {
  const { experiments } = useShop();
  return experiments.includes(place.name) ? <Variants {...place} /> : (place.a ?? null);
}

// a page rendered by the browser itself has its variant before it is painted, too
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function Variants({ name, a = null, b, inline = false }: Place) {
  const Box = inline ? 'span' : 'div';
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const shown = useRef<'a' | 'b' | null>(null);
  const mark = useScriptMark();
  useEffectBeforePaint(() => {
    if (place.current) shown.current = showVariant(place.current, name);
  }, [name]);
  useEffect(() => {
    const around = place.current?.parentElement;
    return around ? runWhenSeen(around, () => tellExposure(name, shown.current)) : undefined;
  }, [name]);
  return (
    <Box ref={place} data-experiment={name} suppressHydrationWarning>
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash is in the security policy
        dangerouslySetInnerHTML={{ __html: SHOW }}
      />
      {a !== null && <Box data-variant="a">{a}</Box>}
      <Box data-variant="b">{b}</Box>
    </Box>
  );
}

/**
 * Runs `work` once `around` is visible. It is the box around the place, which both variants have: the test compares
 * visitors who scrolled that far.
 * @returns a function that cancels it
 */
function runWhenSeen(around: Element, work: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  });
  observer.observe(around);
  return () => observer.disconnect();
}
