const GRACE_MS = 15_000;

export type Shutdown = {
  /** Runs at the end, the last one added first. */
  onEnd(close: () => Promise<unknown>): void;
};

/**
 * Ends the process in order on Ctrl-C, SIGTERM, or when the process that started it is gone: the server
 * finishes what it is doing, then the database closes. A second Ctrl-C does not wait.
 */
export function endGracefully(): Shutdown {
  const closers: (() => Promise<unknown>)[] = [];
  let ending = false;

  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    for (const close of closers.reverse()) await close().catch((error) => console.error(error));
    process.exit(0);
  }

  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  process.on('disconnect', end);
  process.on('SIGINT', () => {
    if (ending) process.exit(130);
    console.log('\nStopping …');
    void end();
  });
  return { onEnd: (close) => closers.push(close) };
}
