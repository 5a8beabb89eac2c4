/** The focus does not cause another read within this time (product 9.4). */
const FOCUS_THROTTLE_MS = 5000;

/**
 * Runs `ask` when the visitor comes back to the page, the connection returns, or the browser restores the page from
 * its back-and-forward memory.
 * @returns a function that ends it
 */
export function stayFresh(ask: () => void, now: () => number = Date.now): () => void {
  let last = now();
  const askAgain = () => {
    if (document.visibilityState !== 'visible' || now() - last < FOCUS_THROTTLE_MS) return;
    last = now();
    ask();
  };
  const handleReconnect = () => {
    last = now();
    ask();
  };
  document.addEventListener('visibilitychange', askAgain);
  addEventListener('focus', askAgain);
  addEventListener('pageshow', askAgain);
  addEventListener('online', handleReconnect);
  return () => {
    document.removeEventListener('visibilitychange', askAgain);
    removeEventListener('focus', askAgain);
    removeEventListener('pageshow', askAgain);
    removeEventListener('online', handleReconnect);
  };
}
