import { sql } from 'kysely';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Frequency } from '#forms/newsletter.ts';
import {
  type DayNumber,
  formatDayNumber,
  parseDayNumber,
  type Recipient,
  resolveWithholding,
  type Topic,
} from '../subscriber/may-receive.rules.ts';
import type { Edition } from './edition.rules.ts';

/** A subscriber while an edition is sent. */
export type Candidate = Recipient & {
  readonly email: string;
  readonly locale: string;
  readonly unsubscribeToken: string;
  /** the state of this edition's earlier delivery to the address; null if none */
  readonly delivery: string | null;
};

type Row = {
  email: string;
  locale: string;
  token: string;
  state: string;
  undeliverable: boolean;
  credit_offers: boolean;
  personalised: boolean;
  subscribed: boolean | null;
  frequency: Frequency | null;
  paused_until: string | null;
  last_sent_on: string | null;
  previous_sent_on: string | null;
  delivery: string | null;
};

const parseOptionalDay = (text: string | null): DayNumber | null =>
  text === null ? null : parseDayNumber(text);

function readCandidateRow(row: Row): Candidate {
  return {
    email: row.email,
    locale: row.locale,
    unsubscribeToken: row.token,
    confirmed: row.state === 'confirmed',
    undeliverable: row.undeliverable,
    subscribed: row.subscribed ?? false,
    creditOffers: row.credit_offers,
    personalised: row.personalised,
    frequency: row.frequency ?? 0,
    pausedUntil: parseOptionalDay(row.paused_until),
    lastSentOn: parseOptionalDay(row.last_sent_on),
    previousSentOn: parseOptionalDay(row.previous_sent_on),
    delivery: row.delivery,
  };
}

function selectCandidates(ctx: RequestContext, { edition, brand }: Pick<Edition, 'edition' | 'brand'>) {
  return sql`
    select s.email, s.locale, s.unsubscribe_token as token, s.state, s.undeliverable_at is not null as undeliverable,
           s.credit_offers, s.personalised, b.subscribed, b.frequency, b.paused_until::text, b.last_sent_on::text,
           b.previous_sent_on::text, d.state as delivery
      from newsletter_subscription s
      left join newsletter_brand b on b.tenant_id = s.tenant_id and b.email = s.email and b.brand = ${brand}
      left join newsletter_delivery d on d.tenant_id = s.tenant_id and d.email = s.email and d.edition = ${edition}
     where s.tenant_id = ${ctx.tenant.id}`;
}

/** The next addresses in their order. @param after the last address of the page before */
export async function listCandidatesAfter(
  ctx: RequestContext,
  edition: Pick<Edition, 'edition' | 'brand'>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Row>`${selectCandidates(ctx, edition)} and s.email > ${after}
    order by s.email limit ${limit}`.execute(ctx.db);
  return rows.map(readCandidateRow);
}

/** A delivery of an edition that has been recorded: the address as it was under the lock, and the recorded day. */
export type Claim = { readonly candidate: Candidate; readonly today: DayNumber };

/**
 * Records the delivery of an edition to an address, unless it was delivered before or is not allowed now: consent,
 * brand, pause and frequency are checked again with the subscription locked, so that a choice made a moment ago
 * counts.
 * @param input.today in the market's time zone
 * @returns null if the address does not get it
 */
export function claimDelivery(
  ctx: RequestContext,
  edition: Pick<Edition, 'edition' | 'brand'> & { readonly topic: Topic },
  input: { readonly email: string; readonly today: DayNumber },
): Promise<Claim | null> {
  const { email, today } = input;
  return runInTransaction(ctx, async (inner) => {
    const locked = await sql`select from newsletter_subscription
      where tenant_id = ${inner.tenant.id} and email = ${email} for update`.execute(inner.db);
    if (locked.rows.length === 0) return null;
    const { rows } = await sql<Row>`${selectCandidates(inner, edition)} and s.email = ${email}`.execute(
      inner.db,
    );
    const candidate = rows[0] && readCandidateRow(rows[0]);
    if (!candidate || (candidate.delivery !== null && candidate.delivery !== 'failed')) return null;
    if (resolveWithholding(candidate, edition.topic, today) !== null) return null;
    await sql`
      with claimed as (
        insert into newsletter_delivery (tenant_id, edition, email, state, claimed_at)
        values (${inner.tenant.id}, ${edition.edition}, ${email}, 'sending', ${inner.clock.now()})
        on conflict (tenant_id, edition, email) do update set state = 'sending', claimed_at = excluded.claimed_at)
      update newsletter_brand set previous_sent_on = last_sent_on, last_sent_on = ${formatDayNumber(today)}::date
       where tenant_id = ${inner.tenant.id} and email = ${email} and brand = ${edition.brand}`.execute(
      inner.db,
    );
    return { candidate, today };
  });
}

/** Records that the mail has left. */
export async function markSent(ctx: RequestContext, edition: string, email: string): Promise<void> {
  await setDelivery(ctx, edition, email, 'sent');
}

/**
 * Deletes the record of a delivery that the mail server certainly refused: it counts neither as sent nor for the
 * frequency, and may be tried again. A later edition of the same brand still counts.
 */
export async function releaseDelivery(
  ctx: RequestContext,
  { edition, brand }: Pick<Edition, 'edition' | 'brand'>,
  { candidate: { email, lastSentOn, previousSentOn }, today }: Claim,
): Promise<void> {
  const selectDate = (number: DayNumber | null) =>
    sql`${number === null ? null : formatDayNumber(number)}::date`;
  const [claimed, last, previous] = [selectDate(today), selectDate(lastSentOn), selectDate(previousSentOn)];
  await runInTransaction(ctx, async (inner) => {
    await sql`select from newsletter_subscription
      where tenant_id = ${inner.tenant.id} and email = ${email} for update`.execute(inner.db);
    await setDelivery(inner, edition, email, 'failed');
    await sql`
      update newsletter_brand
         set last_sent_on = case when last_sent_on is distinct from ${claimed} then last_sent_on
                                 when previous_sent_on is not distinct from ${last} then ${last}
                                 when previous_sent_on = ${claimed} then last_sent_on
                                 else previous_sent_on end,
             previous_sent_on = case when last_sent_on = ${claimed} and previous_sent_on is not distinct from ${last}
                                     then ${previous}
                                     when previous_sent_on = ${claimed} then ${last}
                                     else previous_sent_on end
       where tenant_id = ${inner.tenant.id} and email = ${email} and brand = ${brand}`.execute(inner.db);
  });
}

export async function setDelivery(
  ctx: RequestContext,
  edition: string,
  email: string,
  state: 'sent' | 'failed' | 'bounced' | 'complained',
): Promise<void> {
  await ctx.db
    .updateTable('newsletter_delivery')
    .set({ state })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('edition', '=', edition)
    .where('email', '=', email)
    .execute();
}

/**
 * Records the beginning of an edition, or continues one that was begun.
 * @throws Error when it was begun with other contents, or so long ago that the record of its deliveries is deleted
 */
export async function beginEdition(
  ctx: RequestContext,
  { edition, brand, topic, sha256 }: Edition,
): Promise<void> {
  await ctx.db
    .insertInto('newsletter_edition')
    .values({ tenant_id: ctx.tenant.id, edition, brand, topic, sha256, started_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await ctx.db
    .selectFrom('newsletter_edition')
    .select(['sha256', 'started_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (row?.sha256 !== sha256)
    throw new Error(`${edition} has begun with other contents: give what is changed another name`);
  if (row.started_at < addDaysToMoment(ctx.clock.now(), -ctx.tenant.newsletter.keepDeliveriesDays))
    throw new Error(`${edition} began too long ago to be sent on: its deliveries are deleted`);
}

export async function finishEdition(ctx: RequestContext, edition: string): Promise<void> {
  await ctx.db
    .updateTable('newsletter_edition')
    .set({ finished_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('edition', '=', edition)
    .execute();
}

/** Counts an edition's addresses by state. */
export async function countDeliveries(ctx: RequestContext, edition: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from newsletter_delivery
     where tenant_id = ${ctx.tenant.id} and edition = ${edition} group by state order by state`.execute(
    ctx.db,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
