import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import type { PasskeyRefused } from '../identity.errors.ts';
import { createIdentityMails } from '../identity-mail.service.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  keepChallenge,
  listPasskeys,
  markPasskeyUsed,
  type Passkey,
  takeChallenge,
} from './passkey.store.ts';

export type PasskeyContext = RequestContext & {
  readonly visitor: Visitor;
  /** public origin of the tenant's shop; its host is the relying party (WebAuthn, 4) */
  readonly origin: string;
};

/** COSE: EdDSA, ES256, RS256. Pinned, so that every server of a fleet can check what another one offered. */
const ALGORITHMS = [-8, -7, -257];
const LONGEST_ANSWER = 20_000;
const bytes = z.string().max(LONGEST_ANSWER);

const registration = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});

const authentication = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});

function getRelyingParty({ origin }: PasskeyContext): string {
  return new URL(origin).hostname;
}

/** The options that a browser needs to make a passkey. @returns JSON of PublicKeyCredentialCreationOptions */
export async function beginPasskey(ctx: PasskeyContext, customer: Customer): Promise<string> {
  const known = await listPasskeys(ctx, customer.customerId);
  const options = await generateRegistrationOptions({
    rpName: ctx.tenant.companyName,
    rpID: getRelyingParty(ctx),
    userName: customer.email,
    userDisplayName: `${customer.givenName} ${customer.familyName}`,
    userID: new TextEncoder().encode(customer.customerId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge(ctx, ctx.visitor.sessionId, 'register', options.challenge);
  return JSON.stringify(options);
}

/**
 * Stores a passkey that the browser has made for the session's challenge, and notifies the customer by mail in the
 * same transaction.
 * @param input.name as the customer or the browser calls it; a second one of that name gets a number
 */
export async function addPasskey(
  ctx: PasskeyContext,
  customer: Customer,
  input: { readonly answer: string; readonly name: string },
): Promise<Result<null, PasskeyRefused>> {
  const expectedChallenge = await takeChallenge(ctx, ctx.visitor.sessionId, 'register');
  const response = parseAnswer(registration, input.answer);
  if (expectedChallenge === null || !response) return refuse({ code: 'PasskeyRefused' });
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    ...buildExpectations(ctx),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) return refuse({ code: 'PasskeyRefused' });
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const mails = await createIdentityMails(ctx);
  const passkey = {
    customerId: customer.customerId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  };
  return runInTransaction(ctx, async (inner) => {
    const taken = (await listPasskeys(inner, customer.customerId)).map(({ name }) => name);
    const name = pickFreeName(input.name, taken);
    if (!(await insertPasskey(inner, { ...passkey, name })))
      return refuse({ code: 'PasskeyRefused' as const });
    await mails.notice(inner, customer.email, 'passkey-added', name);
    return ok(null);
  });
}

/** A name that is not taken yet: two keys of one device are distinguished by a number. */
function pickFreeName(name: string, taken: readonly string[]): string {
  for (let nth = 1; ; nth += 1) {
    const candidate = nth === 1 ? name : `${name} ${nth}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/**
 * The options that a browser needs to show a passkey, any of this shop's. @returns JSON of
 * PublicKeyCredentialRequestOptions
 */
export async function beginPasskeySignIn(ctx: PasskeyContext): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(ctx),
    userVerification: 'required',
  });
  await keepChallenge(ctx, ctx.visitor.sessionId, 'sign-in', options.challenge);
  return JSON.stringify(options);
}

/**
 * Checks a passkey that was shown for the session's challenge. A counter that did not grow means a copy (WebAuthn,
 * 6.1.1); many authenticators always say 0.
 * @returns the id of the customer whose passkey it is
 */
export async function checkPasskey(
  ctx: PasskeyContext,
  answer: string,
): Promise<Result<string, PasskeyRefused>> {
  const expectedChallenge = await takeChallenge(ctx, ctx.visitor.sessionId, 'sign-in');
  const response = parseAnswer(authentication, answer);
  const passkey = response && (await findPasskey(ctx, response.id));
  if (expectedChallenge === null || !passkey) return refuse({ code: 'PasskeyRefused' });
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    ...buildExpectations(ctx),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) return refuse({ code: 'PasskeyRefused' });
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  await markPasskeyUsed(ctx, passkey.passkeyId, { counter: newCounter, backedUp: credentialBackedUp });
  return ok(passkey.customerId);
}

function buildExpectations(ctx: PasskeyContext) {
  return { expectedOrigin: ctx.origin, expectedRPID: getRelyingParty(ctx), requireUserVerification: true };
}

function parseAnswer<Schema extends z.ZodType>(schema: Schema, answer: string): z.output<Schema> | null {
  if (answer.length > LONGEST_ANSWER) return null;
  try {
    return schema.safeParse(JSON.parse(answer)).data ?? null;
  } catch {
    return null;
  }
}

/** A customer's passkeys, the oldest first. */
export function listOwnPasskeys(ctx: RequestContext, customerId: string): Promise<Passkey[]> {
  return listPasskeys(ctx, customerId);
}

/**
 * Deletes a passkey, and notifies the customer by mail in the same transaction.
 * @returns whether the customer had it
 */
export async function removePasskey(
  ctx: RequestContext,
  customer: Pick<Customer, 'customerId' | 'email'>,
  passkeyId: string,
): Promise<boolean> {
  const mails = await createIdentityMails(ctx);
  return runInTransaction(ctx, async (inner) => {
    const had = await deletePasskey(inner, customer.customerId, passkeyId);
    if (had) await mails.notice(inner, customer.email, 'passkey-removed');
    return had;
  });
}
