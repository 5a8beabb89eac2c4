import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Deletes the invitations that went to an address. In the caller's transaction. @param email lower case */
export async function eraseInvitations(ctx: RequestContext, email: string): Promise<void> {
  await ctx.db
    .deleteFrom('survey_invitation')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}
