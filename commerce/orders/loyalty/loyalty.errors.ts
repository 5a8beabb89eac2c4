/** The tenant has no such programme. */
export type NoSuchProgram = { readonly code: 'NoSuchProgram' };

/** The number cannot be a member's. */
export type MemberNumberInvalid = { readonly code: 'MemberNumberInvalid' };

/** The reward costs more points than there are, or there is none of this kind. */
export type NotEnoughPoints = { readonly code: 'NotEnoughPoints'; readonly points: number };
