export type EmailInUse = { readonly code: 'EmailInUse'; readonly email: string };
