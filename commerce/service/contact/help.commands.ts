import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { isLeaf } from '#tenants/help-topics.ts';
import type { UnknownTopic } from './contact.errors.ts';
import { findTopic } from './help-topic.rules.ts';

/** Counts by day whether an answer helped; nothing about the visitor is stored. */
export async function voteOnAnswer(
  ctx: RequestContext,
  input: { readonly topic: string; readonly helped: boolean; readonly address: string },
): Promise<Result<{ readonly helped: boolean }, UnknownTopic | TooManyAttempts>> {
  const found = findTopic(ctx.tenant.helpTopics, input.topic.slice(0, 200));
  if (!found || !isLeaf(found.topic))
    return refuse({ code: 'UnknownTopic', topic: input.topic.slice(0, 200) });
  const retryAfterSeconds = await ctx.attempts.countVote(input.address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  await ctx.db
    .insertInto('help_vote')
    .values({
      tenant_id: ctx.tenant.id,
      topic: input.topic,
      day: getToday(ctx),
      helped: input.helped,
      votes: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'topic', 'day', 'helped'])
        .doUpdateSet({ votes: sql`help_vote.votes + 1` }),
    )
    .execute();
  return ok({ helped: input.helped });
}
