export type TooManyAttempts = { readonly code: 'TooManyAttempts'; readonly retryAfterSeconds: number };
export type EmailInUse = { readonly code: 'EmailInUse'; readonly email: string };
