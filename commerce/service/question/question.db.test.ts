import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { signedIn } from '#commerce/people/customer/test-customer.ts';
import { questionSchema } from '#forms/question.ts';
import { answerQuestion, questionsInState, rejectQuestion } from './answer-question.service.ts';
import { eraseQuestions } from './erase-questions.service.ts';
import { askQuestion, productQuestions } from './question.service.ts';
import {
  confirmQuestionMail,
  eraseQuestionMails,
  purgeQuestionMails,
  readQuestionMail,
  withdrawQuestionMail,
} from './question-mail.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const origin = { address: '192.0.2.1', trap: '' };
const TEXT = 'Past er een dikke trui onder?';

const ask = (ctx = nl, more: object = {}, from = origin) =>
  askQuestion(ctx, questionSchema.parse({ sku: 'A', text: TEXT, name: 'Zoë', ...more }), from);
const waiting = async (ctx = nl) => questionsInState(ctx, { state: 'pending', first: 50 });
const firstId = async () => (await waiting())[0]?.questionId ?? 0;
const answer = (id: number, text = 'Ja, hij valt ruim.', ctx = nl) =>
  answerQuestion(ctx, id, { text, by: 'test' });
const shown = async (ctx = nl) => {
  const { rows } = await database.pool.query("select product_id from product where sku = 'A'");
  return productQuestions(ctx, rows[0].product_id);
};
const mails = async () =>
  (await database.pool.query('select recipient, text from mail_outbox order by created_at')).rows;

/** A customer who has shown that the address is theirs. */
async function confirmed(email: string) {
  const ctx = await signedIn(testContext(database, 'nl'), email);
  await database.pool.query('update customer set email_verified_at = now() where email = $1', [email]);
  return ctx;
}

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'GERMAN', priceMinor: { de: 500 } }]));
beforeEach(async () => {
  await database.pool.query('delete from product_question');
  await database.pool.query('delete from mail_outbox');
});

describe('a question about an article', () => {
  it('waits for a person, and is shown with the answer in its own shop', async () => {
    expect(await ask()).toMatchObject({ ok: true });
    expect(await shown()).toEqual([]);
    expect(await waiting()).toMatchObject([{ sku: 'A', text: TEXT, name: 'Zoë', locale: 'nl-NL' }]);
    expect(await answer(await firstId())).toMatchObject({ ok: true, value: { mailed: false } });
    expect(await shown()).toMatchObject([
      { text: TEXT, answer: 'Ja, hij valt ruim.', language: 'nl', name: 'Zoë' },
    ]);
    expect(await shown(testContext(database, 'de'))).toEqual([]);
    expect(nl.heard).toContainEqual(expect.objectContaining({ type: 'product-changed' }));
  });

  it('of a customer with a confirmed address is answered by one mail, in the language of the question', async () => {
    await ask(await confirmed('ada@example.com'));
    const id = await firstId();
    expect(await answer(id)).toMatchObject({ value: { mailed: true } });
    await answer(id, 'Ja, ook een dikke.');
    expect(await mails()).toMatchObject([
      { recipient: 'ada@example.com', text: expect.stringContaining('Ja, hij valt ruim.') },
    ]);
    expect(await shown()).toMatchObject([{ answer: 'Ja, ook een dikke.' }]);
  });

  it('of somebody whose address is not confirmed is mailed to nobody', async () => {
    await ask(await signedIn(testContext(database, 'nl'), 'eva@example.com'));
    expect(await answer(await firstId())).toMatchObject({ value: { mailed: false } });
    expect(await mails()).toEqual([]);
  });

  it('is refused by a person, and taken back when it was shown', async () => {
    await ask();
    const id = await firstId();
    await answer(id);
    expect(await rejectQuestion(nl, id, { by: 'test', reason: 'off-topic' })).toMatchObject({ ok: true });
    expect(await shown()).toEqual([]);
    const de = testContext(database, 'de');
    expect(await rejectQuestion(de, id, { by: 'test', reason: 'off-topic' })).toMatchObject({ ok: false });
    expect(await answer(id, 'Ja.', de)).toMatchObject({ refusal: { code: 'QuestionNotFound' } });
  });

  it.each([
    ['', 'required'],
    ['Kort?', 'too_short'],
    ['Kijk op www.voorbeeld.nl, daar is hij er ook', 'link'],
    ['<b>Is deze jas waterdicht?</b>', 'markup'],
  ])('as %j is not taken', (text, code) => {
    const parsed = questionSchema.safeParse({ sku: 'A', text });
    expect(parsed.error?.issues.map(({ message }) => message)).toContain(code);
  });

  it('of a machine is thanked and forgotten; too many from one address wait', async () => {
    expect(await ask(nl, {}, { ...origin, trap: 'x' })).toMatchObject({ ok: true });
    expect(await waiting()).toEqual([]);
    const ctx = testContext(database, 'nl');
    for (let asked = 0; asked < 10; asked += 1) await ask(ctx);
    expect(await ask(ctx)).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
    expect(await ask(nl, { sku: 'GERMAN' })).toMatchObject({ refusal: { code: 'ProductNotFound' } });
  });

  it('loses its name with the account, and goes with it where it is not shown', async () => {
    const ada = await confirmed('ida@example.com');
    await ask(ada);
    await answer(await firstId());
    await ask(ada, { text: 'Is de voering ook van wol?' });
    await eraseQuestions(nl, ada.visitor.customerId ?? '');
    expect(await waiting()).toEqual([]);
    expect(await shown()).toMatchObject([{ name: '', text: TEXT }]);
  });

  describe('of a guest who names an address', () => {
    const GUEST = 'gast@example.com';
    const askAsGuest = async () => {
      await ask(nl, { email: ' Gast@Example.com ' });
      const [mail] = await mails();
      return { mail, secret: /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' };
    };
    const answers = async () => (await mails()).filter(({ text }) => text.includes('hij valt ruim'));

    it('is answered by one mail after the link was pressed, and the address is deleted', async () => {
      const { mail, secret } = await askAsGuest();
      expect(mail?.recipient).toBe(GUEST);
      expect(await readQuestionMail(nl, secret)).toMatchObject({ confirmed: false, email: GUEST });
      expect(await confirmQuestionMail(nl, secret)).toMatchObject({ confirmed: true });
      const id = await firstId();
      expect(await answer(id)).toMatchObject({ value: { mailed: true } });
      expect(await answer(id)).toMatchObject({ value: { mailed: false } });
      expect(await answers()).toMatchObject([{ recipient: GUEST }]);
      expect(await readQuestionMail(nl, secret)).toBeNull();
    });

    it('is mailed nothing without the link, and the answer that came before it when it is pressed', async () => {
      const { secret } = await askAsGuest();
      expect(await answer(await firstId())).toMatchObject({ value: { mailed: false } });
      expect(await answers()).toEqual([]);
      await confirmQuestionMail(nl, secret);
      expect(await answers()).toMatchObject([{ recipient: GUEST }]);
    });

    it('is forgotten when it no longer wants the answer, when its account goes, and when nobody confirms', async () => {
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
