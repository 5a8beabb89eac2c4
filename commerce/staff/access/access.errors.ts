import type { Right } from './rights.rules.ts';

/** The actor lacks this right in the tenant; null: in every tenant. */
export type Forbidden = {
  readonly code: 'Forbidden';
  readonly right: Right;
  readonly tenantId: string | null;
};
/** Nobody has signed in. */
export type StaffSignInRequired = { readonly code: 'StaffSignInRequired' };
