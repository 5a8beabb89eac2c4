import { afterEach, beforeAll, expect } from 'vitest';
import type { Answer } from '../http-visitor.ts';
import type { MarketCase } from '../screens/markets.ts';
import type { Stage } from '../stage.ts';

/** Words that nobody means, decoded. */
export const NONSENSE = [
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '99999999999999999999999',
  '1e400',
  'NaN',
  '[object Object]',
  'a'.repeat(300),
  '\u0000',
  'a\u0000b',
  '\u202e\u0007\u007f',
  '<script>alert(1)</script>',
  "'; drop table basket; --",
  '../../../etc/passwd',
  '%s%n{{7*7}}',
  '💥'.repeat(20),
];

/** Bytes that are no text at all, as they stand in an address. */
export const UNREADABLE = ['%', '%zz', '%ff', '%c3%28', '%ed%a0%80', '%00', '%0d%0a', '%7f'];

const ORDERLY = [200, 301, 302, 303, 400, 404, 405, 409, 410, 413, 414, 422];

/** An answer that somebody can go on from: not the shop's fault, in the visitor's language, nothing of the inside. */
export function expectOrderly(
  answer: Answer,
  { locale }: MarketCase,
  what: string,
  statuses = ORDERLY,
): void {
  expect(statuses, `${what}: ${answer.status}`).toContain(answer.status);
  expectNoInside(answer, what);
  if (answer.status < 300 || answer.status >= 400) {
    if (!answer.headers['content-type']?.startsWith('text/html')) return;
    expect(findLang(answer.body), what).toBe(locale);
    expect(answer.body, what).toMatch(/<h1[\s>]/);
  } else expect(answer.location, what).toMatch(/^\/(?!\/)/);
}

export function expectNoInside({ body }: Answer, what: string): void {
  expect(body, what).not.toMatch(/node_modules|\bat \S+ \(.*:\d+:\d+\)|\.ts:\d+|<script>alert/);
}

export function expectProblem(answer: Answer, status: number): void {
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toMatchObject({ status, title: expect.any(String) });
  expectNoInside(answer, 'problem');
}

export function findLang(html: string): string | undefined {
  return /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
}

/** Every test of the file fails in which the shop takes something for its own fault. */
export function expectNoFaults(stage: Stage): void {
  let seen = 0;
  // the shop may have served other files
  beforeAll(() => {
    seen = stage.server.log().length;
  });
  afterEach(() => {
    const log = stage.server.log();
    const lines = log.slice(seen).split('\n');
    seen = log.length;
    expect(lines.filter((line) => /"level":"(error|fatal)"/.test(line)).slice(0, 3)).toEqual([]);
  });
}
