/** Time for running requests and background work to end. */
const GRACE_MS = 15_000;

/**
 * Makes the process end in order on Ctrl-C, SIGTERM, or when the process that started it has ended: it calls each of
 * `closers` in turn. A second Ctrl-C does not wait. Before this call a signal ends the process at once, which the
 * database survives.
 * @param drainMs how long the first closer goes on serving
 * @param options.onInterrupt `ignore`: Ctrl-C is the business of the process that started this one
 */
export function endGracefully(
  closers: readonly (() => Promise<unknown>)[],
  drainMs = 0,
  { onInterrupt = 'end' }: { readonly onInterrupt?: 'end' | 'ignore' } = {},
): void {
  let ending = false;

  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), drainMs + GRACE_MS).unref();
    for (const close of closers) await close().catch((error) => console.error(error));
    process.exit(0);
  }

  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  process.on('disconnect', end);
  process.on('SIGINT', () => {
    if (onInterrupt === 'ignore') return;
    if (ending) process.exit(130);
    console.log('\nStopping …');
    void end();
  });
}
