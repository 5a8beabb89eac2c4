/** Runs `work` when the page has loaded and the browser is idle. @returns a function that cancels it */
export function runWhenIdle(work: () => void): () => void {
  let cancel = () => {};
  const start = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(work, { timeout: 2000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(work, 200);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    cancel();
  };
}
