/** The tenant has no such programme. */
export type NoSuchProgram = { readonly code: 'NoSuchProgram' };

/** The number cannot be a member's. */
export type MemberNumberInvalid = { readonly code: 'MemberNumberInvalid' };

/** The reward costs more points than the customer has, or does not exist. */
export type NotEnoughPoints = { readonly code: 'NotEnoughPoints'; readonly points: number };
