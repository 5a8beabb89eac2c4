/**
 * Resolves when the browser has painted the current state, so that a press is visible before its consequences are
 * computed.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
  });
}
