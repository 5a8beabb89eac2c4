/** Resolves when the browser has painted what stands now: a press is answered first, and what it sets off follows. */
export function nextPaint(): Promise<void> {
  return new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
  });
}
