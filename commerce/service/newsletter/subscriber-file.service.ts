import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { formatCsvLine } from '#commerce/money/ledger/csv.rules.ts';
import { applyChange } from './choice.service.ts';
import { joinBrands } from './choice.store.ts';
import { lockSubscription } from './newsletter.store.ts';
import { recordNewsletterEvent } from './newsletter-event.service.ts';
import { incomingRow, readCsv, SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber-file.rules.ts';

const PAGE = 1000;

/**
 * The tenant's subscribers as lines of CSV, the names of the columns first: every address that ever confirmed, with
 * the proof of it, and those that left, so that another system stops too.
 */
export async function* exportSubscribers(ctx: RequestContext): AsyncGenerator<string> {
  yield formatCsvLine(SUBSCRIBER_COLUMNS);
  let after = '';
  for (;;) {
    const { rows } = await sql<SubscriberRow>`
      select s.email,
             case when s.undeliverable_at is not null then 'undeliverable' else s.state end as state, s.locale,
             coalesce(string_agg(b.brand, ' ' order by b.brand) filter (where b.subscribed), '') as brands,
             coalesce(string_agg(b.brand || ':' || b.frequency, ' ' order by b.brand), '') as frequency,
             coalesce(string_agg(b.brand || ':' || b.paused_until, ' ' order by b.brand)
                        filter (where b.paused_until is not null), '') as "pausedUntil",
             s.credit_offers::text as "creditOffers", s.personalised::text as personalised,
             coalesce(s.source, '') as source, s.consent_version as "consentVersion", s.consent_text as "consentText",
             ${selectIsoTimestamp('s.requested_at')} as "requestedAt", coalesce(${selectIsoTimestamp('s.confirmed_at')}, '') as "confirmedAt",
             coalesce(${selectIsoTimestamp('s.unsubscribed_at')}, '') as "unsubscribedAt"
        from newsletter_subscription s
        left join newsletter_brand b on b.tenant_id = s.tenant_id and b.email = s.email
       where s.tenant_id = ${ctx.tenant.id} and s.state <> 'pending' and s.email > ${after}
       group by s.tenant_id, s.email
       order by s.email limit ${PAGE}`.execute(ctx.db);
    for (const row of rows) yield formatCsvLine(SUBSCRIBER_COLUMNS.map((column) => row[column]));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.email;
  }
}

function selectIsoTimestamp(column: string) {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
}

export type ImportCounts = { subscribed: number; unsubscribed: number; unchanged: number; refused: string[] };

/**
 * Imports rows of another system. One that unsubscribes is applied, unless the address signed up again later; one
 * that subscribes contains its proof, and never overrides a choice that was made here. Reading a file again changes
 * nothing.
 * @throws Error for a text that is not CSV
 */
export async function importSubscribers(ctx: RequestContext, text: string): Promise<ImportCounts> {
  const counts: ImportCounts = { subscribed: 0, unsubscribed: 0, unchanged: 0, refused: [] };
  for (const [at, row] of readCsv(text).entries()) {
    const parsed = incomingRow.safeParse(row);
    if (!parsed.success) {
      counts.refused.push(`line ${at + 2}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
      continue;
    }
    const given = parsed.data;
    if (given.state === 'unsubscribed') {
      const done = await takeOff(ctx, given.email, new Date(given.unsubscribedAt));
      counts[done ? 'unsubscribed' : 'unchanged'] += 1;
      continue;
    }
    const keys = ctx.tenant.newsletter.brands.map(({ key }) => key);
    const asked = given.brands.split(/\s+/).filter((key) => key !== '');
    const wrong = asked.filter((key) => !keys.includes(key));
    if (wrong.length > 0 || !ctx.tenant.locales.some(({ locale }) => locale === given.locale)) {
      counts.refused.push(`line ${at + 2}: no brand or locale ${[...wrong, given.locale].join(', ')}`);
      continue;
    }
    const done = await takeIn(ctx, { ...given, brands: asked.length > 0 ? asked : keys });
    counts[done ? 'subscribed' : 'unchanged'] += 1;
  }
  return counts;
}

function takeOff(ctx: RequestContext, email: string, at: Date): Promise<boolean> {
  return runInTransaction(ctx, async (inner) => {
    const found = await lockSubscription(inner, { email });
    if (!found || found.state === 'unsubscribed' || found.requestedAt > at) return false;
    const brands = inner.tenant.newsletter.brands.map(({ key }) => key);
    await applyChange(inner, found, { type: 'unsubscribe' }, brands);
    return true;
  });
}

type Incoming = {
  readonly email: string;
  readonly locale: string;
  readonly brands: readonly string[];
  readonly source: string;
  readonly consentText: string;
  readonly confirmedAt: string;
};

function takeIn(ctx: RequestContext, given: Incoming): Promise<boolean> {
  const { email, locale, brands, consentText } = given;
  const at = new Date(given.confirmedAt);
  const sha256 = createHash('sha256').update(consentText).digest('hex');
  return runInTransaction(ctx, async (inner) => {
    const stored = await inner.db
      .insertInto('newsletter_subscription')
      .values({
        ...{
          tenant_id: inner.tenant.id,
          email,
          locale,
          state: 'confirmed',
          source: given.source || 'import',
        },
        ...{ consent_text: consentText, consent_version: 'import', consent_sha256: sha256 },
        ...{ requested_at: at, requested_from: 'import', confirmed_at: at, confirmed_from: 'import' },
        unsubscribe_token: randomBytes(32).toString('base64url'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('email')
      .executeTakeFirst();
    if (!stored) return false;
    await joinBrands(inner, email, brands);
    const proof = { sha256, confirmedAt: at.toISOString(), locale, brands, source: given.source || 'import' };
    await recordNewsletterEvent(inner, email, 'newsletter.imported', proof);
    return true;
  });
}
