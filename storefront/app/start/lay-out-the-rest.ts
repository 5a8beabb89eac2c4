import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Enough that the page is not painted anew for each tile, few enough that nobody waits behind them. */
const ELEMENTS_AT_ONCE = 80;
const LATER = '.later';

/**
 * A page that is shown from its top lays out only what is near the screen (start.css): on a phone that is half of the
 * time until it can be used. What is further down follows here, some parts at a time while nothing else happens, so that
 * heights are right before anybody goes back, and none of it costs a long task. After that a part that is out of sight
 * keeps its height and is left out again: whatever a press changes, its styles are not computed anew.
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
 * The same for a section that comes after the page, as its `ref`: a row that the browser asks for would else be laid out
 * in one go.
 */
export function layOutLater(section: HTMLElement): () => void {
  const parts = [section, ...section.querySelectorAll<HTMLElement>(LATER)].filter((part) =>
    part.matches(LATER),
  );
  for (const part of parts) part.style.contentVisibility = 'auto';
  return layOut(parts, () => {});
}

/** @param parts outer ones before those in them @returns how to call it off */
function layOut(parts: readonly HTMLElement[], done: () => void): () => void {
  const waiting = [...parts];
  let cancel = () => {};
  const next = () => {
    if (waiting.length === 0) {
      // only now: parts that stand beside each other are as high as the highest
      for (const part of parts.filter(isOutermost).filter(isFar)) part.style.contentVisibility = 'auto';
      done();
      return;
    }
    for (let elements = 0; elements < ELEMENTS_AT_ONCE; ) {
      const [part] = waiting;
      const own = part ? elementsOf(part) : 0;
      // a large part has a picture of its own
      if (!part || (elements > 0 && elements + own > ELEMENTS_AT_ONCE)) break;
      part.style.contentVisibility = 'visible';
      elements += own;
      waiting.shift();
    }
    cancel = whenShown(next);
  };
  cancel = whenIdle(next);
  return () => cancel();
}

/** How many there are in a part itself: the parts in it, tiles of a row, have their own turn. */
function elementsOf(part: HTMLElement): number {
  return part.querySelectorAll('*').length - part.querySelectorAll(`:scope ${LATER} *`).length;
}

function isOutermost({ parentElement }: HTMLElement): boolean {
  return !parentElement?.closest(LATER);
}

/** Out of sight by more than a screen: what can be seen would be gone for the blink of an eye. */
function isFar(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < -innerHeight || top > 2 * innerHeight;
}

/** Does `work` some time after the next picture: before it, what has been made visible has no height yet. */
function whenShown(work: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(work);
  });
  return () => cancel();
}
