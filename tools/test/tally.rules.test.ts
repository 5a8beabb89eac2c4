import { expect, test } from 'vitest';
import { countReport, failuresOf, lastLine, longestFiles, type Part, summary } from './tally.rules.ts';

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((each, index) => ({ status: each, fullName: `test ${index}` })),
});

test.each([
  [
    'tests by their outcome',
    { testResults: [file('failed', 'passed', 'failed', 'pending', 'todo')] },
    false,
    [1, 1, 2],
  ],
  ['a file that did not load', { testResults: [file('passed', 'passed'), file('failed')] }, false, [1, 1, 0]],
  ['a hook that failed after its tests', { testResults: [file('failed', 'passed')] }, false, [1, 1, 0]],
  ['an error outside any test', { testResults: [file('passed', 'passed')] }, false, [1, 1, 0]],
  ['no report at all', null, false, [0, 1, 0]],
  ['all well', { testResults: [file('passed', 'passed', 'passed')] }, true, [2, 0, 0]],
])('%s', (_, report, endedWell, expected) => {
  const { passed, failed, skipped } = countReport(report, endedWell);
  expect([passed, failed, skipped.length]).toEqual(expected);
});

const part = (passed: number, failed: number, skipped: string[] = []): Part => ({
  name: 'unit',
  passed,
  failed,
  skipped,
  seconds: 1,
});

test('the last line', () => {
  expect(lastLine([part(3, 0), part(4, 1)])).toBe('7 passed, 1 failed');
  expect(lastLine([part(3, 0, ['no browser'])])).toBe('3 passed, 0 failed, 1 skipped');
});

test('skipped tests are named', () => {
  expect(summary([part(1, 0, ['a full disk (needs root)'])])).toContain(
    'skipped: unit: a full disk (needs root)',
  );
});

const named = (name: string, ...statuses: string[]) => ({ ...file('passed', ...statuses), name });

test('the files that took longest are named, the longest first', () => {
  const timed = (name: string, seconds: number) => ({
    ...named(name, 'passed'),
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  });
  const testResults = [timed('a', 12), timed('b', 93.4), timed('c', 3), named('d', 'passed')];
  const longest = longestFiles({ testResults });
  expect(longest).toEqual([
    { file: 'b', seconds: 93.4 },
    { file: 'a', seconds: 12 },
  ]);
  expect(summary([{ ...part(4, 0), longest }])).toContain('longest: unit: b 93 s, a 12 s');
  expect(longestFiles(null)).toEqual([]);
});

test('names the failed tests last, where the end of a long output is all that is kept', () => {
  const testResults = [
    named('a', 'passed', 'failed'),
    { ...file('failed'), name: 'b' },
    named('c', 'passed'),
  ];
  const failures = failuresOf({ testResults });
  expect(failures).toEqual([{ file: 'a', test: 'test 1' }, { file: 'b' }]);
  const text = summary([{ ...part(2, 2), failures }]);
  expect(text.split('\n').slice(-2)).toEqual(['failed: unit: a: test 1', 'failed: unit: b']);
  expect(failuresOf(null)).toEqual([]);
});
