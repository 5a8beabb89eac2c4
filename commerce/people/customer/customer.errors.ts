/** Always the same, whether the e-mail address is known or not. */
export type WrongCredentials = { readonly code: 'WrongCredentials' };
export type EmailInUse = { readonly code: 'EmailInUse'; readonly email: string };
