/** A request cannot go on because the visitor's session or account has since ended in another tab. */
export class VisitorEndedError extends Error {
  override readonly name = 'VisitorEndedError';
}

/**
 * Whether a request failed because the visitor's session or account ended while it was under way: they signed out, or
 * deleted the account, in another tab. PostgreSQL's foreign_key_violation names the missing table last.
 */
export function hasVisitorEnded(error: unknown): boolean {
  if (error instanceof VisitorEndedError) return true;
  if (!(error instanceof Error)) return false;
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  if (code !== '23503' || typeof detail !== 'string') return false;
  return /\b(session|customer)\b/.test(detail.slice(detail.lastIndexOf(')') + 1));
}
