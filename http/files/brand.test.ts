import { expect, test } from 'vitest';
import { buildBrandRoles } from '#app/theme/brand.ts';
import { buildTenantLook } from '#commerce/ground/mail/tenant-mail.rules.ts';
import { brandSettings } from '#tenants/brand.ts';
import { loadTenants } from '#tenants/load.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { type PlainTexts, renderPlainPage } from '../pages/plain-page.ts';
import { drawMark, drawSocialPicture } from './brand-mark.ts';

const [like] = await loadTenants();
if (!like) throw new Error('no tenant');
/** A fifth shop, which differs by its look. */
const fifth: Tenant = {
  ...like,
  id: 'lu',
  brand: {
    colours: { ...like.brand.colours, accent: { light: '#5b2a86', dark: '#7d4bab' } },
    mark: 'M10 8v16h12',
  },
};
const said = { title: 'Halt', text: 'Nicht hier.' };
const texts = { home: 'Start', again: 'Noch einmal', failed: said, offline: said } as PlainTexts;

test.each([
  ['the mark', () => drawMark(fifth.brand, 32)],
  ['the social picture', () => drawSocialPicture(fifth.brand)],
  ['an error page', () => renderPlainPage('failed', texts, fifth, fifth.locales[0] as LocaleSettings, null)],
])('%s has the colours and the mark of its tenant', (_what, draw) => {
  expect(draw()).toContain('#5b2a86');
  expect(draw()).toContain('M10 8v16h12');
});

test('pages and mails have the colours of the tenant', () => {
  expect(buildBrandRoles(fifth.brand)['--accent']).toBe('light-dark(#5b2a86, #7d4bab)');
  expect(buildBrandRoles(fifth.brand)['--on-accent']).toBeDefined();
  const look = buildTenantLook(fifth, 'de-AT', { text: () => '' } as never);
  expect(look.accent).toBe('#5b2a86');
});

test.each(['M0 0"/><script>', 'url(#x)', ''])(
  '%j is rejected as a mark because it would be written into pages',
  (mark) => {
    expect(brandSettings.safeParse({ ...fifth.brand, mark }).success).toBe(false);
  },
);
