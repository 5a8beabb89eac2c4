import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { readRedeemer } from '#commerce/buying/voucher/voucher.store.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { eraseMailsTo } from '#commerce/ground/mail/mail.commands.ts';
import { purgeDecisions } from '#commerce/money/credit/decision/erase-decisions.commands.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { listShipments } from '#commerce/orders/fulfilment/dispatch/shipment.store.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { markTold } from '#commerce/orders/order-log/order-event.store.ts';
import { listAddresses } from '#commerce/people/customer/customer-address.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { createNewsletterEventJob } from '#commerce/service/newsletter/newsletter-event-relay.ts';
import type { Survey } from '#commerce/service/survey/survey.rules.ts';
import { inviteToSurvey } from '#commerce/service/survey/survey-mail.service.ts';

/** Rows of each table of the old shop. */
const OLD = 3000;
/** More than any of these questions has to read. */
const FEW = 60;
const database = await testDatabase();
const nl = testContext(database, 'nl');
let orderId = '';

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'X', stock: 1000 }]);
  const placed = await placeSeenOrder(await prepareOrder(nl, { 'X-1': 1 }));
  if (!placed.ok) throw new Error('not placed');
  ({ orderId } = placed.value.order);
  expect(await dispatchOrder(nl, { orderId, key: 'parcel' })).toMatchObject({ ok: true });
  await deliverOrder(nl, { orderId });
  const customerId = await createCustomer(nl);
  await database.pool.query(
    `insert into customer_address (tenant_id, customer_id, address) values ('nl', $1, '{}')`,
    [customerId],
  );
  await database.pool.query(`
    insert into sales_order
      select old.* from sales_order o, generate_series(1, ${OLD}) n, jsonb_populate_record(o, jsonb_build_object(
        'order_id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'access_token', gen_random_uuid(),
        'order_number', 'OLD' || n, 'email', n || '@example.com', 'delivered_at', '2025-01-01')) old;
    insert into shipment (tenant_id, shipment_id, order_id, idempotency_key, shipped_at)
      select tenant_id, gen_random_uuid(), order_id, 'old', placed_at from sales_order where order_number like 'OLD%';
    insert into order_line select copied.* from order_line l, sales_order o,
           jsonb_populate_record(l, jsonb_build_object('order_id', o.order_id)) copied
       where o.order_number like 'OLD%';
    insert into shipment_line (tenant_id, shipment_id, order_id, position, quantity)
      select s.tenant_id, s.shipment_id, s.order_id, l.position, 1 from shipment s join order_line l using (order_id)
       where s.idempotency_key = 'old';
    insert into newsletter_event (tenant_id, email, type, data, happened_at, told)
      select 'nl', n || '@example.com', 'newsletter.confirmed', '{}', '2026-01-01', '{file}'
        from generate_series(1, ${OLD}) n;
    insert into newsletter_subscription (tenant_id, email, locale, state, unsubscribe_token, consent_text, consent_sha256,
                                         requested_at, requested_from)
      select 'nl', n || '@example.com', 'nl-NL', 'confirmed', md5(n::text), '', repeat('0', 64), '2026-01-01', ''
        from generate_series(1, ${OLD}) n;
    insert into customer (tenant_id, customer_number, email, given_name, family_name, email_verified_at)
      select 'nl', 'OLD' || n, n || '@example.com', 'Zoë', 'Bos', '2026-01-01' from generate_series(1, ${OLD}) n;
    insert into mail_outbox (tenant_id, recipient, subject, html, text, dedupe_key, created_at, next_attempt_at, sent_at)
      select 'nl', n || '@example.com', '', '', '', 'old:' || n, '2025-01-01', '2025-01-01', '2025-01-01'
        from generate_series(1, ${OLD}) n;
    insert into customer_address (tenant_id, customer_id, address)
      select tenant_id, customer_id, '{}' from customer where customer_number like 'OLD%';
    insert into credit_decision (tenant_id, decision_id, basket_id, inputs, amount_minor, currency, subject, outcome,
                                 decided_by, source, decided_at, valid_until, locale)
      select 'nl', gen_random_uuid(), gen_random_uuid(), '{}', 1, 'EUR', '', 'approved', '', '', '2026-01-01',
             '2026-01-02', 'nl-NL' from generate_series(1, ${OLD} + 20) n;
    insert into credit_agreement (tenant_id, order_id, version, method, plan, decision_id, price_minor, overall_minor,
                                  agreed_at)
      select 'nl', o.order_id, 1, 'instalments', '{}', d.decision_id, 1, 1, '2026-01-01'
        from (select order_id, row_number() over () n from sales_order where order_number like 'OLD%') o
        join (select decision_id, row_number() over () n from credit_decision) d using (n);
    insert into order_event (tenant_id, order_id, type, happened_at, data)
      select 'nl', order_id, 'order.shipped', '2025-01-01', '{}' from sales_order where order_number like 'OLD%';
    analyze`);
});

/** Rows of a table that the work reads. */
function countRowsRead(table: string, work: (ctx: RequestContext) => Promise<unknown>): Promise<number> {
  return runInTransaction(nl, async (inner) => {
    const read = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
          from pg_stat_xact_user_tables where relname = ${table}`.execute(inner.db);
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    await work(inner);
    return (await read()) - before;
  });
}

const survey = {
  ...{ key: 's', question: '', scale: 5, thanks: null },
  rules: { mailAfterDays: 3, againAfterDays: 90 },
} as unknown as Survey;

describe('a shop with years of data', () => {
  it.each(['shipment', 'shipment_line'])(
    'an order’s parcels are found without reading all others: %s',
    async (table) => {
      expect(await countRowsRead(table, (ctx) => listShipments(ctx, orderId))).toBeLessThan(FEW);
    },
  );

  it('a customer’s addresses are found without reading all others', async () => {
    expect(await countRowsRead('customer_address', (ctx) => listAddresses(ctx, randomUUID()))).toBeLessThan(
      FEW,
    );
  });

  it.each(['sales_order', 'newsletter_subscription'])(
    'a voucher check reads one address: %s',
    async (table) => {
      expect(await countRowsRead(table, (ctx) => readRedeemer(ctx, 'new@example.com'))).toBeLessThan(FEW);
    },
  );

  it('a survey run reads only recent orders', async () => {
    const invite = (ctx: RequestContext) =>
      inviteToSurvey(
        () => ctx,
        async () => survey,
      );
    expect(await countRowsRead('sales_order', invite)).toBeLessThan(FEW);
  });

  it('events that the only sink has received are not read again', async () => {
    const deliver = vi.fn();
    const sinks = [{ name: 'file', batch: 10, deliver }];
    const runEventRound = (ctx: RequestContext) =>
      createNewsletterEventJob({ ...ctx, sinks }).performRound(new AbortController().signal);
    expect(await countRowsRead('newsletter_event', runEventRound)).toBeLessThan(FEW);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('deleting an account reads only the mails of one address', async () => {
    const erase = (ctx: RequestContext) => eraseMailsTo(ctx, '7@example.com');
    expect(await countRowsRead('mail_outbox', erase)).toBeLessThan(FEW);
  });

  it('a batch is marked as done without reading all events that wait for the sink', async () => {
    // counted empty, as it is most of the time; then the sink was away for long
    await database.pool.query(`
      insert into order_event_sink (sink) values ('file');
      insert into order_event_pending (sink, event_id) select 'file', event_id from order_event`);
    const { rows } = await database.pool.query(
      'select event_id::int from order_event order by event_id limit 5',
    );
    const ids = rows.map(({ event_id }) => event_id);
    const runTick = async ({ db }: RequestContext) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
      await markTold(db, { name: 'file', lease: randomUUID(), until: new Date() }, ids);
    };
    expect(await countRowsRead('order_event_pending', runTick)).toBeLessThan(FEW);
  });

  it('credit checks without a contract are deleted without reading all agreements', async () => {
    const purge = (ctx: RequestContext) => purgeDecisions(ctx, [nl.tenant]);
    expect(await countRowsRead('credit_agreement', purge)).toBeLessThan(3 * OLD);
  });
});
