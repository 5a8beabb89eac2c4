/** Reports how far a step is, 0 to 1; shown on a terminal only. */
export type Progress = (share: number) => void;

/**
 * Runs one step of the start, and prints one line with its result and its time.
 * @param mark what stands before the line; a check mark says that the step reached its aim
 */
export async function step<T>(
  label: string,
  work: (progress: Progress) => Promise<T>,
  done: (result: T) => string = () => label,
  mark: (result: T) => '✓' | '–' | '✗' = () => '✓',
): Promise<T> {
  const begin = performance.now();
  const terminal = process.stdout.isTTY === true;
  let shown = '';
  const show = (text: string) => {
    if (!terminal || text === shown) return;
    shown = text;
    process.stdout.write(`\r\u001b[K${text}`);
  };
  show(`  ${label} …`);
  try {
    const result = await work((share) => show(`  ${label} … ${Math.floor(share * 100)} %`));
    if (terminal) process.stdout.write('\r\u001b[K');
    console.log(`${mark(result)} ${done(result)} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    if (terminal) process.stdout.write('\n');
    throw error;
  }
}
