import { sql } from 'kysely';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { lockCustomerRow } from '#commerce/people/customer/customer-change.service.ts';
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

/**
 * Records the answers that differ from those before, each with its time and language: consent has to be proved later,
 * and mails come in that language. Presses at the same instant follow one another, so that an answer is stored once.
 * @param choices channels not listed keep their answer
 * @returns whether an answer changed
 */
export async function chooseCommunication(
  ctx: RequestContext,
  customerId: string,
  choices: Partial<CommunicationChoices>,
): Promise<boolean> {
  return runInTransaction(ctx, async (inner) => {
    if (!(await lockCustomerRow(inner, customerId))) return false;
    const before = await listCommunicationChoices(inner, customerId);
    const changed = CHANNELS.flatMap((channel) => {
      const agreed = choices[channel] ?? before[channel];
      return agreed === before[channel] ? [] : [{ channel, agreed }];
    });
    if (changed.length === 0) return false;
    await inner.db
      .insertInto('communication_choice')
      .values(
        changed.map((answer) => ({
          ...answer,
          tenant_id: ctx.tenant.id,
          customer_id: customerId,
          chosen_at: ctx.clock.now(),
          locale: ctx.locale,
        })),
      )
      .execute();
    return true;
  });
}
