/** Of connections (Node), and of PostgreSQL: ended by an operator, crashed, not up yet, too many connections, full disk. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
]);

/** Messages of the driver without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database did not answer in time; the connection was closed. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';

  constructor(text: string, limitMs: number) {
    super(`no answer within ${limitMs} ms to: ${text.trim().replace(/\s+/g, ' ').slice(0, 200)}`);
  }
}

/** Whether the database cannot be reached, accepts no connection or cannot write at the moment: a passing state, no bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseTimeoutError) return true;
  const { code } = error as { code?: unknown };
  // class 08 of PostgreSQL's codes: connection exceptions
  if (typeof code === 'string' && (CODES.has(code) || /^08\w{3}$/.test(code))) return true;
  return MESSAGES.test(error.message);
}
