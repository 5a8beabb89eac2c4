import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { lockCustomerRow } from '#commerce/people/customer/customer-change.commands.ts';
import { CHANNELS } from '#forms/address/identity.ts';
import { type CommunicationChoices, listCommunicationChoices } from './communication.queries.ts';

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
