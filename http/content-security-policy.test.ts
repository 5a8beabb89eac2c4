import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DEVELOPMENT_POLICY, secureScripts } from './content-security-policy.ts';

const hashScript = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('allows the marked scripts by their hash and removes the mark', () => {
  const html =
    '<head><script nonce="m1">one()</script></head><script type="module" nonce="m1" async="">two()</script>';
  const page = secureScripts(html, 'm1');
  expect(page.html).toBe('<head><script>one()</script></head><script type="module" async="">two()</script>');
  expect(page.policy).toContain(`script-src 'self' ${hashScript('one()')} ${hashScript('two()')};`);
});

it('does not allow a script that data brought into the page', () => {
  const page = secureScripts(
    '<script nonce="m1">own()</script><script>evil()</script><script nonce="guess">evil()</script>',
    'm1',
  );
  expect(page.policy).not.toContain(hashScript('evil()'));
  expect(page.html).toContain('nonce="guess"');
});

it('needs no hash for script files', () => {
  const page = secureScripts(
    '<link nonce="m1" rel="stylesheet"/><script nonce="m1" src="/a.js"></script>',
    'm1',
  );
  expect(page.html).toBe('<link rel="stylesheet"/><script src="/a.js"></script>');
  expect(page.policy).toMatch(/^script-src 'self';/);
});

it('lets a tenant’s security check load its script and show its frame and nothing else', () => {
  const check = ['https://check.example'];
  const { policy } = secureScripts('<p></p>', 'm1', { scripts: check, sinks: check, frames: check });
  const open = policy.split('; ').filter((rule) => rule.includes('check.example'));
  expect(open.map((rule) => rule.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
    'frame-src',
  ]);
});

it('the policy is relaxed for development reload only and never for other hosts', () => {
  const { policy } = secureScripts('<script nonce="m1">own()</script>', 'm1');
  const loosened = DEVELOPMENT_POLICY.split('; ').filter((rule) => !policy.includes(rule));
  expect(loosened).toEqual([
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws:",
  ]);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|ws:/);
});
