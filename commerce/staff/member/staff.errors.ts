export type MemberNotFound = { readonly code: 'MemberNotFound' };
/** A member with this e-mail address exists. */
export type MemberExists = { readonly code: 'MemberExists' };
/** Nobody would be left who may manage staff in every tenant. */
export type LastAdministrator = { readonly code: 'LastAdministrator' };
/** A member does not block herself, and takes no grant from herself. */
export type OwnAccount = { readonly code: 'OwnAccount' };
/** The link was used, is too old, or never existed. */
export type InvitationEnded = { readonly code: 'InvitationEnded' };
/** Shorter than twelve characters, longer than 128, common, or made of the member's own address. */
export type WeakPassword = { readonly code: 'WeakPassword' };
/** A code of another time, used before, or mistyped. */
export type WrongCode = { readonly code: 'WrongCode' };
