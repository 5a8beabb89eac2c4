import type { Page } from 'playwright-core';

/** Cumulative layout shift (web.dev/cls) up to the picture after next. */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(measure);
}

async function measure(): Promise<number> {
  const waitForFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let frames = 0; frames < 3; frames += 1) await waitForFrame();
  return new Promise((resolve) => {
    let total = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // buffered entries come in a task of their own
    setTimeout(() => resolve(total), 300);
  });
}
