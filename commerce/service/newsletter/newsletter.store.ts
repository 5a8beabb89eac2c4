import { type Selectable, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

type SubscriptionRow = Selectable<DB['newsletter_subscription']>;

/** A subscription as the query selects it. */
export type Subscription = {
  readonly email: string;
  readonly locale: string;
  readonly state: 'pending' | 'confirmed' | 'unsubscribed';
  readonly unsubscribeToken: string;
  readonly requestedAt: Date;
  readonly creditOffers: boolean;
  readonly personalised: boolean;
};

function readSubscriptionRow(row: SubscriptionRow): Subscription {
  return {
    email: row.email,
    locale: row.locale,
    state: row.state,
    unsubscribeToken: row.unsubscribe_token,
    requestedAt: row.requested_at,
    creditOffers: row.credit_offers,
    personalised: row.personalised,
  };
}

/** The keys that identify a subscription. */
export type SubscriptionKey =
  | { readonly email: string }
  | { readonly confirm_hash: string }
  | { readonly unsubscribe_token: string };

/** @returns the subscription, locked until the transaction ends; null if there is none */
export async function lockSubscription(
  ctx: RequestContext,
  key: SubscriptionKey,
): Promise<Subscription | null> {
  const row = await whereSubscriptionKey(ctx, key).forUpdate().executeTakeFirst();
  return row ? readSubscriptionRow(row) : null;
}

export async function findSubscription(
  ctx: RequestContext,
  key: SubscriptionKey,
): Promise<Subscription | null> {
  const row = await whereSubscriptionKey(ctx, key).executeTakeFirst();
  return row ? readSubscriptionRow(row) : null;
}

function whereSubscriptionKey(ctx: RequestContext, key: SubscriptionKey) {
  const [[column, value] = []] = Object.entries(key) as [keyof SubscriptionRow, string][];
  if (column === undefined)
    throw new TypeError(`a subscription of ${ctx.tenant.id} is looked up by one column: the key names none`);
  const subscriptions = ctx.db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id);
  if (column !== 'confirm_hash') return subscriptions.where(column, '=', value ?? '');
  // any of the mails of a sign-up confirms it
  return subscriptions.where(({ or, eb }) =>
    or([
      eb('confirm_hash', '=', value ?? ''),
      sql<boolean>`earlier_confirm_hashes @> array[${value}]::text[]`,
    ]),
  );
}

/** A person's agreement, its words, time and origin: the proof of consent (GDPR art. 7(1)). */
export type Consent = {
  readonly email: string;
  readonly text: string;
  /** version of the words: grows with each change of them */
  readonly version: string;
  /** sha-256 (hex) of the words */
  readonly sha256: string;
  /** the client's address, hashed */
  readonly from: string;
  /** the page of the form: the areaKey of the link to it */
  readonly source: string | null;
  /** null if valid at once */
  readonly confirmHash: string | null;
  readonly unsubscribeToken: string;
};

/** Links of earlier mails that stay valid. */
const MOST_LINKS = 10;

/**
 * Stores a consent, replacing an earlier one that is not valid. A valid subscription is left as it is.
 * @returns false if a valid one exists
 */
export async function storeConsent(ctx: RequestContext, consent: Consent): Promise<boolean> {
  const now = ctx.clock.now();
  const confirmed = consent.confirmHash === null;
  const values = {
    locale: ctx.locale,
    state: confirmed ? ('confirmed' as const) : ('pending' as const),
    confirm_hash: consent.confirmHash,
    unsubscribe_token: consent.unsubscribeToken,
    consent_text: consent.text,
    consent_version: consent.version,
    consent_sha256: consent.sha256,
    source: consent.source,
    requested_at: now,
    requested_from: consent.from,
    confirmed_at: confirmed ? now : null,
    confirmed_from: confirmed ? consent.from : null,
    unsubscribed_at: null,
    undeliverable_at: null,
    soft_bounces: 0,
    // an objection to offers about instalments stays after a new sign-up; one to everything personal does not
    personalised: true,
  };
  const stored = await ctx.db
    .insertInto('newsletter_subscription')
    .values({ tenant_id: ctx.tenant.id, email: consent.email, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'email'])
        .doUpdateSet({
          ...values,
          earlier_confirm_hashes: sql<string[]>`case when newsletter_subscription.state = 'pending'
            then (array_remove(array_prepend(newsletter_subscription.confirm_hash,
              newsletter_subscription.earlier_confirm_hashes), null))[1:${sql.lit(MOST_LINKS)}]
            else '{}' end`,
        })
        .where('newsletter_subscription.state', '!=', 'confirmed'),
    )
    .returning('email')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function setConfirmed(ctx: RequestContext, email: string, from: string): Promise<void> {
  await ctx.db
    .updateTable('newsletter_subscription')
    .set({ state: 'confirmed', confirmed_at: ctx.clock.now(), confirmed_from: from })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}

export async function setUnsubscribed(ctx: RequestContext, email: string): Promise<void> {
  await ctx.db
    .updateTable('newsletter_subscription')
    .set({ state: 'unsubscribed', unsubscribed_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}

/** Subscribes a withdrawn address again, by its owner's own token or account; the earlier consent is used. */
export async function setRejoined(ctx: RequestContext, email: string): Promise<void> {
  await ctx.db
    .updateTable('newsletter_subscription')
    .set({
      state: 'confirmed',
      confirmed_at: ctx.clock.now(),
      unsubscribed_at: null,
      undeliverable_at: null,
      soft_bounces: 0,
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}

/** Sets the kinds of mails that a subscriber has objected to. */
export async function setTopics(
  ctx: RequestContext,
  email: string,
  topics: { readonly credit_offers?: boolean; readonly personalised?: boolean },
): Promise<void> {
  await ctx.db
    .updateTable('newsletter_subscription')
    .set(topics)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}
