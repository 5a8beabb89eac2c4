import { createHash, randomBytes } from 'node:crypto';
import { EXPERIMENT_COOKIE } from '#commerce/people/session/cookies.rules.ts';
import type { Experiment } from '#tenants/measurement-settings.ts';

export type Variant = 'a' | 'b';

/** The content of the cookie: the visitor's random word, and the variant by experiment. */
type Assigned = { readonly visitor: string; readonly variants: ReadonlyMap<string, Variant> };

const BUCKETS = 10_000;

/** The variant of a visitor, always the same; the variants of two experiments are independent. */
export function assign({ key, shareB }: Pick<Experiment, 'key' | 'shareB'>, visitor: string): Variant {
  const digest = createHash('sha256').update(`${key}:${visitor}`).digest();
  return digest.readUIntBE(0, 6) % BUCKETS < shareB ? 'b' : 'a';
}

/** @returns null where the cookie is not in the shop's format */
export function readAssigned(cookies: ReadonlyMap<string, string>): Assigned | null {
  const [visitor = '', ...pairs] = (cookies.get(EXPERIMENT_COOKIE) ?? '').split('~');
  if (!/^[\w-]{22}$/.test(visitor)) return null;
  const variants = new Map<string, Variant>();
  for (const pair of pairs) {
    const [key = '', variant] = pair.split('.');
    if (variant === 'a' || variant === 'b') variants.set(key, variant);
  }
  return { visitor, variants };
}

/**
 * The cookie's value for a visitor who agreed to statistics: `word~experiment.b~other.a`. Scripts read it before the
 * page is painted, so the page cache holds one page for all variants.
 * @returns null if the visitor has it already, or no test runs
 */
export function buildAssignmentCookie(
  running: readonly Experiment[],
  cookies: ReadonlyMap<string, string>,
): string | null {
  if (running.length === 0) return null;
  const visitor = readAssigned(cookies)?.visitor ?? randomBytes(16).toString('base64url');
  const value = [visitor, ...running.map((one) => `${one.key}.${assign(one, visitor)}`)].join('~');
  return value === cookies.get(EXPERIMENT_COOKIE) ? null : value;
}
