import type { Fault } from '#forms/faults.ts';

/** Fields that do not hold, by their names in the form. */
export type InvalidInput = { readonly code: 'InvalidInput'; readonly fields: readonly Fault[] };
/** The limit of attempts is reached; a later attempt is counted again. */
export type TooManyAttempts = { readonly code: 'TooManyAttempts'; readonly retryAfterSeconds: number };
