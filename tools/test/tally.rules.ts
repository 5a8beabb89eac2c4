/** The outcome of one part of the test run. */
export type Part = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** each with its reason */
  readonly skipped: readonly string[];
  /** files that ran a second time, because the process of the first run ended before their tests did */
  readonly repeated?: readonly string[];
  readonly seconds: number;
};

/** The parts of vitest's JSON report that are counted. */
export type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/**
 * Counts a report. A file that could not even be loaded is one failure; so is a run that ended badly though no
 * test failed (an error outside any test), and a run without a report.
 */
export function countReport(report: Report | null, endedWell: boolean): Omit<Part, 'name' | 'seconds'> {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failed = tests.filter(({ status }) => status === 'failed').length + broken.length;
  const skipped = tests
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName);
  return { passed, failed: failed === 0 && !endedWell ? 1 : failed, skipped };
}

/**
 * The files that a run did not finish though nothing in it failed: the process that ran them ended. No other failure
 * may be repeated until it passes, so a run in which any test or file failed has none.
 */
export function unfinishedFiles(report: Report | null, endedWell: boolean): string[] {
  if (endedWell || !report || countReport(report, true).failed > 0) return [];
  return report.testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status !== 'passed'))
    .map(({ name }) => name);
}

/** The report of a run whose unfinished files ran again: what the second run says of a file replaces the first. */
export function replaceFiles(first: Report, second: Report): Report {
  const again = new Set(second.testResults.map(({ name }) => name));
  return {
    testResults: [...first.testResults.filter(({ name }) => !again.has(name)), ...second.testResults],
  };
}

/** The last line of `npm test`. */
export function lastLine(parts: readonly Part[]): string {
  const total = (count: (part: Part) => number) => parts.reduce((sum, part) => sum + count(part), 0);
  const skipped = total((part) => part.skipped.length);
  const line = `${total((part) => part.passed)} passed, ${total((part) => part.failed)} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** A row for each part, then every skipped test and every file that ran twice by name. */
export function summary(parts: readonly Part[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const rows = parts.map(({ name, passed, failed, skipped, seconds }) =>
    [
      name.padEnd(width),
      `${String(passed).padStart(6)} passed`,
      `${String(failed).padStart(4)} failed`,
      `${String(skipped.length).padStart(4)} skipped`,
      `${seconds.toFixed(1).padStart(7)} s`,
    ].join('  '),
  );
  const skipped = parts.flatMap((part) => part.skipped.map((what) => `skipped: ${part.name}: ${what}`));
  const repeated = parts.flatMap((part) =>
    (part.repeated ?? []).map((file) => `ran twice, its first process ended: ${part.name}: ${file}`),
  );
  return [...rows, ...skipped, ...repeated].join('\n');
}
