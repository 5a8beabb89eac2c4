/** The answer of GET /api/session/key. `exp`: seconds since 1970; `token`: empty while there is no session. */
export type SessionKey = { token: string; exp: number; type: number; cc: string | null };
