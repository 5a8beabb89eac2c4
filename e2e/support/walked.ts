/**
 * The markets, themes or forms that a journey is walked in: all of them, or the first alone in a short run (`npm test`
 * without `--all`). The same code serves the others, with other words, prices and rules, which tests of their own hold.
 */
export function walked<T>(cases: readonly T[]): readonly T[] {
  return isShortRun() ? cases.slice(0, 1) : cases;
}

/** Whether this run leaves to the whole one what repeats. A file that runs by itself leaves nothing. */
export function isShortRun(): boolean {
  return process.env.SHORT_RUN === 'on';
}
