import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { CHANNELS, type Channel } from '#forms/address/identity.ts';

export type CommunicationChoices = Readonly<Record<Channel, boolean>>;

/** The channels that the customer has agreed to. No answer is no agreement. */
export async function listCommunicationChoices(
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
