import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { formatCsvLine } from '#commerce/money/ledger/csv.rules.ts';
import { SUBSCRIBER_COLUMNS, type SubscriberRow } from './subscriber-file.rules.ts';

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
