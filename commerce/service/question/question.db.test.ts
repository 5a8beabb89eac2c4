import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { questionSchema } from '#forms/lists/question.ts';
import { answerQuestion, listQuestionsInState, rejectQuestion } from './answer-question.service.ts';
import { eraseQuestions } from './erase-questions.commands.ts';
import { askQuestion, listProductQuestions } from './question.service.ts';
import { eraseQuestionMails, purgeQuestionMails } from './question-mail.commands.ts';
import { confirmQuestionMail, readQuestionMail, withdrawQuestionMail } from './question-mail.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const origin = { address: '192.0.2.1', trap: '' };
const TEXT = 'Past er een dikke trui onder?';

const ask = (ctx = nl, more: object = {}, from = origin) =>
  askQuestion(ctx, questionSchema.parse({ sku: 'A', text: TEXT, name: 'Zoë', ...more }), from);
const fetchWaitingQuestions = async (ctx = nl) => listQuestionsInState(ctx, { state: 'pending', first: 50 });
const fetchFirstId = async () => (await fetchWaitingQuestions())[0]?.questionId ?? 0;
const answer = (id: number, text = 'Ja, hij valt ruim.', ctx = nl) =>
  answerQuestion(ctx, id, { text, by: 'test' });
const fetchShownQuestions = async (ctx = nl) => {
  const { rows } = await database.pool.query("select product_id from product where sku = 'A'");
  return listProductQuestions(ctx, rows[0].product_id);
};
const fetchMails = async () =>
  (await database.pool.query('select recipient, text from mail_outbox order by created_at')).rows;

/** A customer who has shown that the address is theirs. */
async function createConfirmedCustomer(email: string) {
  const ctx = await createSignedInContext(testContext(database, 'nl'), email);
  await database.pool.query('update customer set email_verified_at = now() where email = $1', [email]);
  return ctx;
}

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'GERMAN', priceMinor: { de: 500 } }]));
beforeEach(async () => {
  await database.pool.query('delete from product_question');
  await database.pool.query('delete from mail_outbox');
});

describe('a question about an article', () => {
  it('a question waits for a person and is shown with its answer in its own shop', async () => {
    expect(await ask()).toMatchObject({ ok: true });
    expect(await fetchShownQuestions()).toEqual([]);
    expect(await fetchWaitingQuestions()).toMatchObject([
      { sku: 'A', text: TEXT, name: 'Zoë', locale: 'nl-NL' },
    ]);
    expect(await answer(await fetchFirstId())).toMatchObject({ ok: true, value: { mailed: false } });
    expect(await fetchShownQuestions()).toMatchObject([
      { text: TEXT, answer: 'Ja, hij valt ruim.', language: 'nl', name: 'Zoë' },
    ]);
    expect(await fetchShownQuestions(testContext(database, 'de'))).toEqual([]);
    expect(nl.heard).toContainEqual(expect.objectContaining({ type: 'product-changed' }));
  });

  it('a customer with a verified address gets one mail in the language of the question', async () => {
    await ask(await createConfirmedCustomer('ada@example.com'));
    const id = await fetchFirstId();
    expect(await answer(id)).toMatchObject({ value: { mailed: true } });
    await answer(id, 'Ja, ook een dikke.');
    expect(await fetchMails()).toMatchObject([
      { recipient: 'ada@example.com', text: expect.stringContaining('Ja, hij valt ruim.') },
    ]);
    expect(await fetchShownQuestions()).toMatchObject([{ answer: 'Ja, ook een dikke.' }]);
  });

  it('no mail is sent to somebody whose address is not verified', async () => {
    await ask(await createSignedInContext(testContext(database, 'nl'), 'eva@example.com'));
    expect(await answer(await fetchFirstId())).toMatchObject({ value: { mailed: false } });
    expect(await fetchMails()).toEqual([]);
  });

  it('a question can be refused by a person, even after it was shown', async () => {
    await ask();
    const id = await fetchFirstId();
    await answer(id);
    expect(await rejectQuestion(nl, id, { by: 'test', reason: 'off-topic' })).toMatchObject({ ok: true });
    expect(await fetchShownQuestions()).toEqual([]);
    const de = testContext(database, 'de');
    expect(await rejectQuestion(de, id, { by: 'test', reason: 'off-topic' })).toMatchObject({ ok: false });
    expect(await answer(id, 'Ja.', de)).toMatchObject({ refusal: { code: 'QuestionNotFound' } });
  });

  it.each([
    ['', 'required'],
    ['Kort?', 'too_short'],
    ['Kijk op www.voorbeeld.nl, daar is hij er ook', 'link'],
    ['<b>Is deze jas waterdicht?</b>', 'markup'],
  ])('a question with %j is refused', (text, code) => {
    const parsed = questionSchema.safeParse({ sku: 'A', text });
    expect(parsed.error?.issues.map(({ message }) => message)).toContain(code);
  });

  it('a machine’s question is thanked and discarded, and too many from one address have to wait', async () => {
    expect(await ask(nl, {}, { ...origin, trap: 'x' })).toMatchObject({ ok: true });
    expect(await fetchWaitingQuestions()).toEqual([]);
    const ctx = testContext(database, 'nl');
    for (let asked = 0; asked < 10; asked += 1) await ask(ctx);
    expect(await ask(ctx)).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
    expect(await ask(nl, { sku: 'GERMAN' })).toMatchObject({ refusal: { code: 'ProductNotFound' } });
  });

  it('a deleted account removes the name from its question, or the whole question when it is not shown', async () => {
    const ada = await createConfirmedCustomer('ida@example.com');
    await ask(ada);
    await answer(await fetchFirstId());
    await ask(ada, { text: 'Is de voering ook van wol?' });
    await eraseQuestions(nl, ada.visitor.customerId ?? '');
    expect(await fetchWaitingQuestions()).toEqual([]);
    expect(await fetchShownQuestions()).toMatchObject([{ name: '', text: TEXT }]);
  });

  describe('a guest who leaves an address', () => {
    const GUEST = 'gast@example.com';
    const askAsGuest = async () => {
      await ask(nl, { email: ' Gast@Example.com ' });
      const [mail] = await fetchMails();
      return { mail, secret: /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' };
    };
    const fetchAnswerMails = async () =>
      (await fetchMails()).filter(({ text }) => text.includes('hij valt ruim'));

    it('a guest gets the answer by one mail after confirming the link, and the address is deleted', async () => {
      const { mail, secret } = await askAsGuest();
      expect(mail?.recipient).toBe(GUEST);
      expect(await readQuestionMail(nl, secret)).toMatchObject({ confirmed: false, email: GUEST });
      expect(await confirmQuestionMail(nl, secret)).toMatchObject({ confirmed: true });
      const id = await fetchFirstId();
      expect(await answer(id)).toMatchObject({ value: { mailed: true } });
      expect(await answer(id)).toMatchObject({ value: { mailed: false } });
      expect(await fetchAnswerMails()).toMatchObject([{ recipient: GUEST }]);
      expect(await readQuestionMail(nl, secret)).toBeNull();
    });

    it('a guest gets no mail before confirming, and then the answer that came earlier', async () => {
      const { secret } = await askAsGuest();
      expect(await answer(await fetchFirstId())).toMatchObject({ value: { mailed: false } });
      expect(await fetchAnswerMails()).toEqual([]);
      await confirmQuestionMail(nl, secret);
      expect(await fetchAnswerMails()).toMatchObject([{ recipient: GUEST }]);
    });

    it('a guest address is deleted when unwanted, unconfirmed or when its account is deleted', async () => {
      const { secret } = await askAsGuest();
      expect(await withdrawQuestionMail(testContext(database, 'de'), secret)).toBe(false);
      expect(await withdrawQuestionMail(nl, secret)).toBe(true);
      expect(await confirmQuestionMail(nl, secret)).toBeNull();
      await ask(nl, { email: GUEST });
      await eraseQuestionMails(nl, GUEST);
      await ask(nl, { email: GUEST });
      const later = { ...nl, clock: { now: () => new Date(nl.clock.now().getTime() + 8 * 86_400_000) } };
      await purgeQuestionMails(later, [nl.tenant]);
      expect((await database.pool.query('select email from question_mail')).rows).toEqual([]);
    });
  });
});
