import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { CHANNELS, type Channel } from '#forms/identity.ts';

export type CommunicationChoices = Readonly<Record<Channel, boolean>>;

/** The channels that the customer has agreed to. No answer is no agreement. */
export async function communicationChoices(
  ctx: RequestContext,
  customerId: string,
): Promise<CommunicationChoices> {
  const { rows } = await sql<{ channel: Channel; agreed: boolean }>`
    select distinct on (channel) channel, agreed
      from communication_choice
     where tenant_id = ${ctx.tenant.id} and customer_id = ${customerId}
     order by channel, choice_id desc`.execute(ctx.db);
  const agreed = new Set(rows.filter((row) => row.agreed).map(({ channel }) => channel));
  return Object.fromEntries(
    CHANNELS.map((channel) => [channel, agreed.has(channel)]),
  ) as CommunicationChoices;
}

/**
 * Records the answers that differ from those before, each with its time and language: consent has to be proved later,
 * and mails come in that language.
 */
export async function chooseCommunication(
  ctx: RequestContext,
  customerId: string,
  choices: CommunicationChoices,
): Promise<void> {
  const before = await communicationChoices(ctx, customerId);
  const changed = CHANNELS.filter((channel) => before[channel] !== choices[channel]);
  if (changed.length === 0) return;
  await ctx.db
    .insertInto('communication_choice')
    .values(
      changed.map((channel) => ({
        tenant_id: ctx.tenant.id,
        customer_id: customerId,
        channel,
        agreed: choices[channel],
        chosen_at: ctx.clock.now(),
        locale: ctx.locale,
      })),
    )
    .execute();
}
