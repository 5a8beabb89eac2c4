/** Reasons that can be given for a return, voluntarily; texts: order.return.reason.{key}. */
export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-liked',
  'not-as-shown',
  'faulty',
  'wrong-article',
  'too-late',
  'chosen-several',
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

export function isReturnReason(key: string): key is ReturnReason {
  return (RETURN_REASONS as readonly string[]).includes(key);
}
