import { useEffect } from 'react';
import { runWhenIdle } from './when-idle.ts';

/** Enough that the page is not painted again for each tile, few enough for a short task. */
const ELEMENTS_AT_ONCE = 80;
const LATER = '.later';

/**
 * Lays out the parts of a page that is shown from its top and so far only has what is near the screen (start.css): on
 * a phone that halves the time until it can be used. The parts further down follow here, a few at a time while the
 * browser is idle, so that heights are right before anybody goes back, without a long task. Afterwards a part that is
 * out of sight keeps its height and is left out again: a press does not recompute its styles.
 */
export function useLayoutOfTheRest(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!('fresh' in dataset)) return;
    const parts = [...document.querySelectorAll<HTMLElement>(LATER)];
    return layOut(parts, () => {
      delete dataset.fresh;
    });
  }, []);
}

/**
 * Does the same for a section that comes after the page, as its `ref`: a row that the browser loads would otherwise
 * be laid out in one go.
 */
export function layOutLater(section: HTMLElement): () => void {
  const parts = [section, ...section.querySelectorAll<HTMLElement>(LATER)].filter((part) =>
    part.matches(LATER),
  );
  for (const part of parts) part.style.contentVisibility = 'auto';
  return layOut(parts, () => {});
}

/** @param parts outer ones before those in them @returns a function that cancels it */
function layOut(parts: readonly HTMLElement[], done: () => void): () => void {
  const waiting = [...parts];
  let cancel = () => {};
  const layOutNext = () => {
    if (waiting.length === 0) {
      // at the end, since parts beside each other are as high as the highest
      for (const part of parts.filter(isOutermost).filter(isFar)) part.style.contentVisibility = 'auto';
      done();
      return;
    }
    for (let elements = 0; elements < ELEMENTS_AT_ONCE; ) {
      const [part] = waiting;
      const own = part ? countElements(part) : 0;
      // a large part is painted alone
      if (!part || (elements > 0 && elements + own > ELEMENTS_AT_ONCE)) break;
      part.style.contentVisibility = 'visible';
      elements += own;
      waiting.shift();
    }
    cancel = runWhenShown(layOutNext);
  };
  cancel = runWhenIdle(layOutNext);
  return () => cancel();
}

/** Number of a part's own elements: the parts in it, tiles of a row, are counted separately. */
function countElements(part: HTMLElement): number {
  return part.querySelectorAll('*').length - part.querySelectorAll(`:scope ${LATER} *`).length;
}

function isOutermost({ parentElement }: HTMLElement): boolean {
  return !parentElement?.closest(LATER);
}

/** Out of sight by more than a screen: visible content would disappear for a moment. */
function isFar(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < -innerHeight || top > 2 * innerHeight;
}

/** Runs `work` some time after the next frame: before that, a part that was made visible has no height yet. */
function runWhenShown(work: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = runWhenIdle(work);
  });
  return () => cancel();
}
