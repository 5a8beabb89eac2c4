import { expect, test } from 'vitest';
import { countReport, lastLine, listFailures, longestFiles, type Part, summary } from './tally.rules.ts';

const createFileReport = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((each, index) => ({ status: each, fullName: `test ${index}` })),
});

test.each([
  [
    'tests by their outcome',
    { testResults: [createFileReport('failed', 'passed', 'failed', 'pending', 'todo')] },
    false,
    [1, 1, 2],
  ],
  [
    'a file that did not load',
    { testResults: [createFileReport('passed', 'passed'), createFileReport('failed')] },
    false,
    [1, 1, 0],
  ],
  [
    'a hook that failed after its tests',
    { testResults: [createFileReport('failed', 'passed')] },
    false,
    [1, 1, 0],
  ],
  ['an error outside any test', { testResults: [createFileReport('passed', 'passed')] }, false, [1, 1, 0]],
  ['no report at all', null, false, [0, 1, 0]],
  ['all well', { testResults: [createFileReport('passed', 'passed', 'passed')] }, true, [2, 0, 0]],
])('the test run is summarised correctly: %s', (_, report, endedWell, expected) => {
  const { passed, failed, skipped } = countReport(report, endedWell);
  expect([passed, failed, skipped.length]).toEqual(expected);
});

const createPart = (passed: number, failed: number, skipped: string[] = []): Part => ({
  name: 'unit',
  passed,
  failed,
  skipped,
  seconds: 1,
});

test('the last line sums up the run', () => {
  expect(lastLine([createPart(3, 0), createPart(4, 1)])).toBe('7 passed, 1 failed');
  expect(lastLine([createPart(3, 0, ['no browser'])])).toBe('3 passed, 0 failed, 1 skipped');
});

test('skipped tests are named', () => {
  expect(summary([createPart(1, 0, ['a full disk (needs root)'])])).toContain(
    'skipped: unit: a full disk (needs root)',
  );
});

const createNamedReport = (name: string, ...statuses: string[]) => ({
  ...createFileReport('passed', ...statuses),
  name,
});

test('the slowest files are named with the slowest first', () => {
  const timed = (name: string, seconds: number) => ({
    ...createNamedReport(name, 'passed'),
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  });
  const testResults = [timed('a', 12), timed('b', 93.4), timed('c', 3), createNamedReport('d', 'passed')];
  const longest = longestFiles({ testResults });
  expect(longest).toEqual([
    { file: 'b', seconds: 93.4 },
    { file: 'a', seconds: 12 },
  ]);
  expect(summary([{ ...createPart(4, 0), longest }])).toContain('longest: unit: b 93 s, a 12 s');
  expect(longestFiles(null)).toEqual([]);
});

test('the failed tests are named last, where a truncated output still shows them', () => {
  const testResults = [
    createNamedReport('a', 'passed', 'failed'),
    { ...createFileReport('failed'), name: 'b' },
    createNamedReport('c', 'passed'),
  ];
  const failures = listFailures({ testResults });
  expect(failures).toEqual([{ file: 'a', test: 'test 1' }, { file: 'b' }]);
  const text = summary([{ ...createPart(2, 2), failures }]);
  expect(text.split('\n').slice(-2)).toEqual(['failed: unit: a: test 1', 'failed: unit: b']);
  expect(listFailures(null)).toEqual([]);
});
