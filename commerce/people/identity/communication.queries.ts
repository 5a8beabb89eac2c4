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

/** A choice as it was made: the record of a consent, or of its end (GDPR art. 7(1)). */
export type RecordedChoice = {
  readonly channel: string;
  readonly agreed: boolean;
  readonly chosenAt: Date;
  /** the language of the words that were shown; null if it was not recorded then */
  readonly locale: string | null;
};

const MOST_CHOICES = 200;

/** Every choice of a customer about channels, the latest first; at most 200. */
export async function listRecordedChoices(
  ctx: RequestContext,
  customerId: string,
): Promise<RecordedChoice[]> {
  const rows = await ctx.db
    .selectFrom('communication_choice')
    .select(['channel', 'agreed', 'chosen_at', 'locale'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .orderBy('choice_id', 'desc')
    .limit(MOST_CHOICES)
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    agreed: row.agreed,
    chosenAt: row.chosen_at,
    locale: row.locale,
  }));
}
