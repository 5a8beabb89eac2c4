import { GraphQLError } from 'graphql';
import type { JsonFields } from '#commerce/staff/audit/audit.rules.ts';

const HTTP_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  REFUSED: 422,
  BAD_REQUEST: 400,
} as const;
export type DeskErrorCode = keyof typeof HTTP_STATUS;

const SENTENCES: Readonly<Record<string, string>> = {
  StaffSignInRequired: 'Sign in, or send a key as `Authorization: Bearer …`.',
  Forbidden: 'A right is missing.',
  StateChanged: 'It has changed since it was read.',
  KeyReused: 'The idempotency key was used for another command.',
};

/**
 * A refusal of a service as the error that clients read: `extensions.code` is the kind, `extensions.reason` the
 * refusal's own code, and its data stands beside them.
 */
export function createRefusalError(refusal: { readonly code: string }): GraphQLError {
  const { code: reason, ...data } = refusal;
  const code = findCode(reason);
  return new GraphQLError(SENTENCES[reason] ?? `Refused: ${reason}.`, {
    extensions: { code, reason, ...data, http: { status: HTTP_STATUS[code] } },
  });
}

/** @throws GraphQLError if the service refused */
export function unwrap<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: { readonly code: string } },
): T {
  if (result.ok) return result.value;
  throw createRefusalError(result.refusal);
}

/** @throws GraphQLError if a `seen` argument is no object of fields */
export function readSeen(value: unknown): JsonFields | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object' && !Array.isArray(value)) return value as JsonFields;
  throw createRefusalError({ code: 'SeenMustBeAnObject' });
}

function findCode(reason: string): DeskErrorCode {
  if (reason === 'StaffSignInRequired') return 'UNAUTHENTICATED';
  if (reason === 'Forbidden') return 'FORBIDDEN';
  if (reason === 'StateChanged' || reason === 'KeyReused') return 'CONFLICT';
  if (reason.endsWith('MustBeAnObject')) return 'BAD_REQUEST';
  return reason.endsWith('NotFound') ? 'NOT_FOUND' : 'REFUSED';
}
