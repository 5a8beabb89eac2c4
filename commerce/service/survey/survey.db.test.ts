import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.commands.ts';
import { listCommunicationChoices } from '#commerce/people/identity/communication.queries.ts';
import type { ContentContext } from '#commerce/range/content/content.service.ts';
import { answerSurvey } from './survey.commands.ts';
import { leaveSurveys, listSurveyAnswers } from './survey.queries.ts';
import { type Survey, surveyContent } from './survey.rules.ts';
import { inviteToSurvey } from './survey-mail.service.ts';

const database = await testDatabase();
const SURVEY: Survey = {
  ...{ key: 'shop-2026', question: 'Hoe tevreden ben je?', scale: 5, lowest: 'Niet', highest: 'Heel' },
  ...{ comment: 'Wat kan beter?', thanks: 'Dank je wel.' },
  rules: { overlayAfterPages: 3, share: 20, againAfterDays: 180, mailAfterDays: 5 },
};
const CHOSEN = { post: false, phone: false, survey: true, wishlist: false };

function createContentContext(tenant: 'nl' | 'de' = 'nl'): ContentContext {
  const content = {
    find: async () => ({ state: 'found', value: SURVEY }),
  } as unknown as ContentContext['content'];
  return { ...testContext(database, tenant), content };
}

const createAnswerInput = (more: object = {}) => ({
  ...{ survey: 'shop-2026', rating: '4', comment: ' Snel! ', place: 'form', path: '/dames/' },
  ...more,
});
const plain = { token: '', address: '192.0.2.7' };

async function fetchAnswers() {
  const all = [];
  for await (const answer of listSurveyAnswers(createContentContext())) all.push(answer);
  return all;
}

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));
beforeEach(async () => {
  await database.pool.query('delete from survey_answer');
  await database.pool.query('delete from survey_invitation');
  await database.pool.query('delete from mail_outbox');
});

describe('a survey answer', () => {
  it('a survey answer is stored anonymously', async () => {
    expect(await answerSurvey(createContentContext(), createAnswerInput(), plain)).toEqual({
      ok: true,
      value: { thanks: 'Dank je wel.' },
    });
    expect(await fetchAnswers()).toMatchObject([
      { rating: 4, comment: 'Snel!', path: '/dames/', locale: 'nl-NL' },
    ]);
  });

  it.each([
    ['rating', { rating: '6' }],
    ['rating', { rating: '' }],
    ['rating', { survey: 'shop-2019' }],
    ['comment', { comment: 'x'.repeat(1001) }],
    ['place', { place: 'mars' }],
    // customer-centric feedback is off in this tenant
    ['rating', { survey: 'page', place: 'page' }],
  ])('a survey answer is refused for its %s: %j', async (field, more) => {
    const answered = await answerSurvey(createContentContext(), createAnswerInput(more), plain);
    expect(answered).toMatchObject({ ok: false, refusal: { code: 'InvalidInput', fields: [{ field }] } });
    expect(await fetchAnswers()).toEqual([]);
  });

  it('a page rating counts where the tenant has it switched on', async () => {
    const about = createAnswerInput({ survey: 'page', place: 'page' });
    expect(await answerSurvey(createContentContext('de'), about, plain)).toMatchObject({ ok: true });
  });
});

describe('the survey mail after a delivery', () => {
  const createContextFactory = (iso: string) => () => ({
    ...testContext(database, 'nl'),
    clock: createFixedClock(iso),
  });
  const invite = (iso: string) => inviteToSurvey(createContextFactory(iso), async () => SURVEY);

  async function placeDeliveredOrder(email: string, agreed: boolean): Promise<string> {
    const ctx = await createSignedInContext(testContext(database, 'nl'), email);
    const customerId = ctx.visitor.customerId ?? '';
    if (agreed) await chooseCommunication(ctx, customerId, CHOSEN);
    const done = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 1 }));
    if (!done.ok) throw new Error(JSON.stringify(done));
    await database.pool.query(
      `update sales_order set state = 'delivered', delivered_at = '2026-11-20T12:00:00Z', customer_id = $2
        where order_number = $1`,
      [done.value.order.orderNumber, customerId],
    );
    return customerId;
  }

  it('a survey mail comes some days later, once, to those who agreed, with an unsubscribe link', async () => {
    const customerId = await placeDeliveredOrder('ja@example.com', true);
    await placeDeliveredOrder('nee@example.com', false);
    expect(await invite('2026-11-25T11:59:00Z')).toBe(0);
    expect(await invite('2026-11-25T12:01:00Z')).toBe(1);
    expect(await invite('2026-11-26T12:01:00Z')).toBe(0);
    const { rows } = await database.pool.query(`select * from mail_outbox where subject like 'Hoe was het%'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ recipient: 'ja@example.com' });
    expect(rows[0].text).toContain('/klantenservice/enquete?token=');
    const [, token = ''] = /unsubscribe\/([\w-]{43})\/survey$/.exec(rows[0].unsubscribe_url) ?? [];
    const mailed = { token, address: '192.0.2.8' };
    for (let times = 0; times < 2; times += 1)
      expect(
        await answerSurvey(createContentContext(), createAnswerInput({ place: 'mail' }), mailed),
      ).toMatchObject({ ok: true });
    expect(await fetchAnswers()).toHaveLength(1);
    const nl = createContentContext();
    expect(await leaveSurveys(createContentContext('de'), token)).toBe('unknown');
    expect(await leaveSurveys(nl, token)).toBe('left');
    expect(await leaveSurveys(nl, token)).toBe('already');
    expect((await listCommunicationChoices(nl, customerId)).survey).toBe(false);
  });

  it('a survey mail is sent even when many recently surveyed customers have ordered again', async () => {
    const asked = await placeDeliveredOrder('often@example.com', true);
    expect(await invite('2026-11-25T12:01:00Z')).toBe(1);
    await database.pool.query(
      `insert into sales_order select (jsonb_populate_record(o, jsonb_build_object('order_id', gen_random_uuid(),
              'order_number', 'n' || n, 'access_token', 'again' || n, 'idempotency_key', gen_random_uuid()))).*
         from sales_order o, generate_series(1, 250) n where o.customer_id = $1`,
      [asked],
    );
    await placeDeliveredOrder('later@example.com', true);
    await database.pool.query(
      `update sales_order set delivered_at = '2026-11-20T13:00:00Z'
        where customer_id = (select customer_id from customer where email = 'later@example.com')`,
    );
    expect(await invite('2026-11-26T12:01:00Z')).toBe(1);
    const { rows } = await database.pool.query(
      `select recipient from mail_outbox where subject like 'Hoe was het%' order by mail_id`,
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(['often@example.com', 'later@example.com']);
  });
});

it('every tenant’s survey can be parsed', async () => {
  const { loadTenants } = await import('#tenants/load.ts');
  const { readFile } = await import('node:fs/promises');
  for (const { id, locales } of await loadTenants())
    for (const { locale } of locales) {
      const path = `${import.meta.dirname}/../../../retailers/tavelo/tenants/${id}/content/${locale}/survey/shop.json`;
      expect(surveyContent.safeParse(JSON.parse(await readFile(path, 'utf8'))).error, path).toBeUndefined();
    }
});
