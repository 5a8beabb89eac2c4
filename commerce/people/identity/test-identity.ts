import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createProofOfWork } from './security-check.ts';
import type { IdentityContext, SignInPlace } from './sign-in.service.ts';

const securityCheck = createProofOfWork('a secret that only tests know');

/** For tests: the context with the shop's own security check. */
export function withSecurityCheck<Context extends RequestContext>(ctx: Context): Context & IdentityContext {
  return { ...ctx, securityCheck };
}

/** For tests: where a sign-in comes from. */
export function from(address: string, given: Partial<SignInPlace> = {}): SignInPlace {
  return { address, device: null, securityAnswer: null, ...given };
}

/** For tests: what a browser answers to a challenge. */
export async function solve(challenge: string): Promise<string> {
  const asked = JSON.parse(challenge).challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return JSON.stringify({ challenge: asked, solution });
}
