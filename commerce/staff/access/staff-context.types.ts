import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { RightGrant } from './rights.rules.ts';

/** A member of staff, a program with its key, or the command line, acting in the desk. */
export type Actor = {
  readonly kind: 'member' | 'key' | 'command';
  readonly id: string;
  readonly name: string;
  readonly grants: readonly RightGrant[];
};

/** The context of work by staff. It belongs to no tenant: each command names the one that it works in. */
export type StaffContext = Pick<
  RequestContext,
  'db' | 'clock' | 'events' | 'attempts' | 'log' | 'requestId'
> & {
  readonly tenants: readonly Tenant[];
  /** null while nobody has signed in */
  readonly actor: Actor | null;
};
