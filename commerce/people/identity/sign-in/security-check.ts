import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Slows programs that guess: what a browser has to compute before another guess is checked. */
export type SecurityCheck = {
  /** @returns JSON that the browser's part of the check understands */
  begin(ctx: RequestContext): Promise<string>;
  /** Whether the answer solves a challenge that was given out by `begin`, of this tenant, for the first time. */
  holds(ctx: RequestContext, answer: string | null): Promise<boolean>;
};

const VALID_MS = 10 * 60_000;
/** rounds of PBKDF2 for each number that is tried */
const COST = 1000;
/** A browser tries about half as many numbers: a second or two on a phone of 2022. */
const NUMBERS = { least: 1500, most: 3000 };
const LONGEST_ANSWER = 4000;

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string().max(40),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      // no more is computed than was requested: the signature is checked last
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(200).optional(),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int().min(0).max(NUMBERS.most), derivedKey: z.string().max(200) }),
});

/**
 * Proof of work after ALTCHA 2 (PBKDF2/SHA-256), checked here: no third party, no picture to read, nothing to click.
 * @param secret of the shop; the keys of the check are derived from it
 */
export function createProofOfWork(secret: string): SecurityCheck {
  const derivePurposeKey = (ctx: RequestContext, purpose: string) =>
    createHmac('sha256', secret).update(`security-check|${purpose}|${ctx.tenant.id}`).digest('hex');
  const deriveSecrets = (ctx: RequestContext) => ({
    hmacSignatureSecret: derivePurposeKey(ctx, 'challenge'),
    hmacKeySignatureSecret: derivePurposeKey(ctx, 'solution'),
  });
  return {
    async begin(ctx) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(NUMBERS.least, NUMBERS.most),
        deriveKey,
        expiresAt: new Date(ctx.clock.now().getTime() + VALID_MS),
        ...deriveSecrets(ctx),
      });
      return JSON.stringify({ kind: 'proof-of-work', challenge });
    },
    async holds(ctx, answer) {
      const payload = parse(answer);
      if (!payload) return false;
      const { verified } = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        ...deriveSecrets(ctx),
      }).catch(() => ({ verified: false }));
      return verified && spend(ctx, payload.challenge.signature);
    },
  };
}

function parse(answer: string | null): z.infer<typeof solved> | null {
  if (answer === null || answer.length > LONGEST_ANSWER) return null;
  try {
    return solved.safeParse(JSON.parse(answer)).data ?? null;
  } catch {
    return null;
  }
}

/** Of two requests with the same answer one counts. */
async function spend(ctx: RequestContext, signature: string): Promise<boolean> {
  const row = await ctx.db
    .insertInto('spent_security_check')
    .values({
      tenant_id: ctx.tenant.id,
      check_hash: createHash('sha256').update(signature).digest('hex'),
      expires_at: new Date(ctx.clock.now().getTime() + VALID_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('check_hash')
    .executeTakeFirst();
  return row !== undefined;
}
