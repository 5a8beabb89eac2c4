import type { Fault } from '#forms/faults.ts';

/** Fields with wrong values, by their names in the form. */
export type InvalidInput = { readonly code: 'InvalidInput'; readonly fields: readonly Fault[] };
/** The limit of attempts is reached; after the wait an attempt counts again. */
export type TooManyAttempts = { readonly code: 'TooManyAttempts'; readonly retryAfterSeconds: number };
