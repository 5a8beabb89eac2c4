import { describe, expect, it } from 'vitest';
import { isPreviewToken, LONGEST_PREVIEW_S, previewToken } from './preview-link.rules.ts';

const SECRET = 'a secret that only tests know, of no use';
const page = { tenant: 'nl', locale: 'nl-NL', identifier: 'inspiratie' };
const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;
const token = previewToken(SECRET, page, seconds + 3600);

describe('a preview link', () => {
  it('a preview link shows its page until it ends', () => {
    expect(isPreviewToken(SECRET, page, token, now)).toBe(true);
    expect(isPreviewToken(SECRET, page, token, new Date(now.getTime() + 3_599_000))).toBe(true);
    expect(isPreviewToken(SECRET, page, token, new Date(now.getTime() + 3_601_000))).toBe(false);
  });

  it.each([
    ['another tenant', { ...page, tenant: 'de' }],
    ['another locale', { ...page, locale: 'fr-CH' }],
    ['another page', { ...page, identifier: 'inspiratie-warm-wonen' }],
  ])('a preview link does not show %s', (_, other) => {
    expect(isPreviewToken(SECRET, other, token, now)).toBe(false);
  });

  it.each([
    '',
    'x',
    token.slice(0, -1),
    token.replace(/^\d/, '2'),
    `${token}0`,
    previewToken('another secret', page, seconds + 3600),
    previewToken(SECRET, page, seconds + LONGEST_PREVIEW_S + 1),
  ])('the preview link %j is rejected', (forged) => {
    expect(isPreviewToken(SECRET, page, forged, now)).toBe(false);
  });
});
