/** Always the same, whether the account is known or not. */
export type WrongCredentials = { readonly code: 'WrongCredentials' };

/** Too many guesses or messages: a security check comes first. */
export type SecurityCheckRequired = {
  readonly code: 'SecurityCheckRequired';
  /** JSON, for the tenant's kind of check */
  readonly challenge: string;
};

/** A password or passkey has to be shown again: the last time was more than ten minutes ago. */
export type ReauthenticationRequired = { readonly code: 'ReauthenticationRequired' };

/** No customer is signed in. */
export type SignInRequired = { readonly code: 'SignInRequired' };

/** A mailed link is unknown, used, too old, or its cause is gone. */
export type LinkInvalid = { readonly code: 'LinkInvalid' };

/** An authenticator's answer does not hold. */
export type PasskeyRefused = { readonly code: 'PasskeyRefused' };
