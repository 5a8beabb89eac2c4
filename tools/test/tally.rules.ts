/** A test that failed. Of a check, and of a file that could not be read or ended badly, no test is known. */
export type Failure = { readonly file: string; readonly test?: string };

/** The outcome of one part of the test run. */
export type Part = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** those that failed, by name */
  readonly failures?: readonly Failure[];
  /** each with its reason */
  readonly skipped: readonly string[];
  /** its files that took longest, the longest first */
  readonly longest?: readonly Duration[];
  readonly seconds: number;
};

/** How long a file of tests took. */
export type Duration = { readonly file: string; readonly seconds: number };

/** The parts of vitest's JSON report that are counted. */
export type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    /** milliseconds since 1970 */
    readonly startTime?: number;
    readonly endTime?: number;
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

/** The tests of a report that failed: the output of a long run is often kept by its end alone. */
export function listFailures(report: Report | null): Failure[] {
  return (report?.testResults ?? []).flatMap(({ name: file, status, assertionResults }): Failure[] => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length > 0) return tests.map(({ fullName }) => ({ file, test: fullName }));
    return status === 'failed' ? [{ file }] : [];
  });
}

const LONGEST = 5;
/** Shorter files than this are nothing to look at. */
const LONG_S = 10;

/** The files of a report that took longest: where to look when the run takes too long. */
export function longestFiles(report: Report | null): Duration[] {
  return (report?.testResults ?? [])
    .map(({ name, startTime = 0, endTime = 0 }) => ({ file: name, seconds: (endTime - startTime) / 1000 }))
    .filter(({ seconds }) => seconds >= LONG_S)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, LONGEST);
}

/** The last line of `npm test`. */
export function lastLine(parts: readonly Part[]): string {
  const total = (count: (part: Part) => number) => parts.reduce((sum, part) => sum + count(part), 0);
  const skipped = total((part) => part.skipped.length);
  return [
    `${total((part) => part.passed)} passed`,
    `${total((part) => part.failed)} failed`,
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ].join(', ');
}

/** A row for each part, then its longest files; every skipped test and failure by name. */
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
  const longest = parts.flatMap(({ name, longest: files = [] }) =>
    files.length === 0
      ? []
      : [
          `longest: ${name}: ${files.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`).join(', ')}`,
        ],
  );
  const failed = parts.flatMap((part) =>
    (part.failures ?? []).map(({ file, test }) => `failed: ${part.name}: ${file}${test ? `: ${test}` : ''}`),
  );
  return [...rows, ...longest, ...skipped, ...failed].join('\n');
}
