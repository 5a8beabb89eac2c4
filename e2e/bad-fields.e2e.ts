import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { demoCustomer } from '#tools/demo.ts';
import { startTestServer } from '#wiring/test-server.ts';
import {
  buildDeliveryFields,
  createBuyerAfter,
  fetchOrderFields,
  putIntoBasket,
  signIn,
} from './support/checkout.ts';
import { type Answer, createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { expectNoFaults, expectOrderly, NONSENSE } from './support/judges/nonsense.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSharedStage } from './support/stage.ts';

const stage = openSharedStage();
expectNoFaults(stage);

// the Dutch checkout is one page, the French one has a language prefix
describe.each(markets.filter(({ tenant }) => tenant === 'nl' || tenant === 'ch'))('$tenant', (market) => {
  let at: Places;
  let shopper: HttpVisitor;
  let t: (id: TextKey, values?: Values) => string;
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
    shopper = await createBuyerAfter(
      createHttpVisitor(stage.server.getOrigin(at.tenant)),
      at,
      market.address,
      2,
    );
    t = (await loadTranslator(market.locale, (fault) => expect(fault).toBeUndefined())).text;
  });

  /** A fault of an address, which names its field where nothing or nothing of the list was given. */
  const formatFault = (code: Code, label: string) =>
    code === 'required' || code === 'choice'
      ? t(`form.error.${code}.named`, { label })
      : t(`form.error.${code}`);

  it('fields of an address: said at the field, in words, and nothing typed is lost', async () => {
    const good = buildDeliveryFields(market.address);
    for (const { field, value, code } of listAddressFaults(market)) {
      const name = `billing.${field}`;
      const answer = await shopper.post(at.delivery, { ...good, [name]: value });
      expectFault(answer, market, name, formatFault(code, t(`form.field.${field}`)));
      for (const [other, typed] of Object.entries(good)) {
        if (other === name || !other.startsWith('billing.')) continue;
        expect(readTyped(answer.body, other), `${other} beside ${field}`).toBe(typed);
      }
      // a list of choices cannot hold what it does not offer
      if (value.length < 4000 && !value.includes('\0') && field !== 'salutation')
        expect(readTyped(answer.body, name)).toBe(value);
    }
    const elsewhere = await shopper.post(at.delivery, { ...good, kind: 'address' });
    const label = `${t('checkout.delivery.delivery')}, ${t('form.field.givenName')}`;
    expectFault(elsewhere, market, 'delivery.givenName', formatFault('required', label));
    const option = await shopper.post(at.delivery, { ...good, deliveryOption: 'rocket' });
    expectFault(option, market, null, formatFault('choice', t('checkout.delivery.options')));
  });

  it('sign-in and guest: said at the field', async () => {
    const stranger = createHttpVisitor(stage.server.getOrigin(at.tenant));
    await putIntoBasket(stranger, at, at.article.variantSku);
    const cases = [
      ['login', { email: '', password: 'secret-1' }, 'email', 'required'],
      ['login', { email: 'nobody', password: 'secret-1' }, 'email', 'email'],
      ['login', { email: `${'a'.repeat(250)}@example.com`, password: 'secret-1' }, 'email', 'too_long'],
      ['login', { email: 'a\u0000@example.com', password: 'secret-1' }, 'email', 'email'],
      ['login', { email: 'a@example.com', password: '' }, 'password', 'password.required'],
      ['guest', { email: 'x'.repeat(90_000) }, 'email', 'too_long'],
      ['guest', { email: 'a@b' }, 'email', 'email'],
      ['account', { email: 'a@example.com', password: '12345' }, 'password', 'password.too_short'],
      ['account', { email: 'a@example.com', password: 'Password' }, 'password', 'too_common'],
      ['account', { email: 'a@example.com', password: 'x'.repeat(129) }, 'password', 'password.too_long'],
    ] as const;
    for (const [intent, fields, field, code] of cases) {
      const answer = await stranger.post(at.login, { intent, ...fields });
      // the sign-in has words of its own for a wrong address
      const words =
        intent === 'login' && code === 'email'
          ? 'account.login.email.invalid'
          : (`form.error.${code}` as const);
      expectFault(answer, market, `${intent}-${field}`, t(words));
      expect(answer.body, 'a password comes back').not.toContain('secret-1');
      if (fields.email.length < 4000 && !fields.email.includes('\u0000'))
        expect(answer.body).toContain(`value="${fields.email}"`);
    }
  });

  it('a basket asked for what it cannot do says so on its page', async () => {
    const asked: Record<string, string>[] = [
      { intent: 'add', variantSku: 'no-such-thing' },
      { intent: 'add', variantSku: at.article.variantSku, quantity: '-1' },
      { intent: 'add', variantSku: at.article.variantSku, quantity: '99999999999' },
      { intent: 'change', lineId: 'mine', quantity: '1' },
      { intent: 'change', lineId: '00000000-0000-4000-8000-000000000000', quantity: '1' },
      { intent: 'undo', variantSku: '\u0000', quantity: '1' },
      { intent: 'steal' },
      {},
    ];
    for (const fields of asked) {
      const answer = await createHttpVisitor(stage.server.getOrigin(at.tenant)).post(at.basket, fields);
      expect(answer.status).toBe(303);
      expect(answer.location, JSON.stringify(fields)).toContain(`${at.basket}?fault=`);
      const { body } = await shopper.get(answer.location);
      expect(body).toContain('role="alert"');
    }
    const led = await shopper.post(at.basket, { intent: 'add', from: '//evil.example/p/a/b' });
    expect(led.location).not.toContain('evil');
  });

  it('payment and order', async () => {
    const payment = await shopper.post(at.payment, { intent: 'payment', paymentMethod: 'gold' });
    expectOrderly(payment, market, 'payment', [422]);
    expect(payment.body).toContain(t('form.error.choice'));
    const fields = await fetchOrderFields(shopper, at);
    for (const wrong of NONSENSE) {
      for (const name of ['idempotencyKey', 'expectedTotalMinor']) {
        const answer = await shopper.post(at.confirm, { ...fields, [name]: wrong });
        expectOrderly(answer, market, `${name} ${wrong}`, [303, 409, 422]);
        expect(answer.location).not.toContain('token=');
      }
    }
    expectOrderly(await shopper.post(at.delivery, { intent: 'hack' }), market, 'intent', [400]);
  });

  it('changes of an account that there are not', async () => {
    const customer = createHttpVisitor(stage.server.getOrigin(at.tenant));
    await signIn(customer, at, demoCustomer.getEmail(at.tenant), demoCustomer.password);
    const path = at.localeSettings.paths.accountPersonalData ?? '';
    for (const intent of ['hack', '__proto__', 'constructor', 'toString'])
      expectOrderly(await customer.post(path, { intent }), market, intent, [400]);
  });

  it('guessing a password ends at the security check', async () => {
    const { database } = stage.server;
    const guarded = await startTestServer({ database, settings: { rateLimit: true } });
    const who = createHttpVisitor(guarded.getOrigin(at.tenant));
    const guess = { intent: 'login', email: 'guessed@example.com', password: 'guess-me' };
    const answers: Answer[] = [];
    while (answers.length < 10) answers.push(await who.post(at.login, guess));
    await guarded.close();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
    expect(answers[0]?.body).not.toContain(t('account.login.check.title'));
    expect(answers.at(-1)?.body).toContain(t('account.login.check.title'));
  });
});

type Code =
  | 'required'
  | 'too_long'
  | 'characters'
  | 'characters_or_digits'
  | 'digits'
  | 'postal_code'
  | 'house_number'
  | 'phone'
  | 'choice';

type Field =
  | 'givenName'
  | 'familyName'
  | 'street'
  | 'city'
  | 'postalCode'
  | 'houseNumber'
  | 'phone'
  | 'salutation';

function listAddressFaults({ tenant }: MarketCase): { field: Field; value: string; code: Code }[] {
  const dutch = tenant === 'nl';
  const names = (['givenName', 'familyName'] as const).flatMap((field) => [
    { field, value: '', code: 'required' as const },
    { field, value: ' \u00a0 ', code: 'required' as const },
    { field, value: 'a'.repeat(71), code: 'too_long' as const },
    { field, value: 'a'.repeat(20_000), code: 'too_long' as const },
    { field, value: 'Robert1', code: 'characters_or_digits' as const },
    { field, value: '<b>Bob</b>', code: 'characters' as const },
    { field, value: 'Bo\u0000b', code: 'characters' as const },
  ]);
  const places = (['street', 'city'] as const).flatMap((field) => [
    { field, value: '', code: 'required' as const },
    { field, value: 'a'.repeat(81), code: 'too_long' as const },
    { field, value: 'Main = Street', code: 'characters' as const },
  ]);
  return [
    ...names,
    ...places,
    { field: 'postalCode', value: '', code: 'required' },
    { field: 'postalCode', value: dutch ? '0123 AB' : '123', code: 'postal_code' },
    { field: 'postalCode', value: '-1', code: dutch ? 'postal_code' : 'digits' },
    { field: 'postalCode', value: '1'.repeat(11), code: 'too_long' },
    ...(dutch ? [{ field: 'houseNumber', value: '', code: 'required' } as const] : []),
    { field: 'houseNumber', value: '-5', code: 'house_number' },
    { field: 'houseNumber', value: 'a', code: 'house_number' },
    { field: 'phone', value: 'call me', code: 'phone' },
    { field: 'phone', value: '1'.repeat(31), code: 'too_long' },
    { field: 'salutation', value: 'king', code: 'choice' },
  ];
}

/** @param id of the control; null: the fault belongs to a group */
function expectFault(answer: Answer, market: MarketCase, id: string | null, text: string): void {
  expectOrderly(answer, market, id ?? text, [422]);
  const plain = answer.body.replaceAll('&#x27;', "'");
  expect(plain).toContain(text);
  if (id === null) return;
  expect(plain, id).toContain(`id="${id}-error"`);
  const note = plain.slice(plain.indexOf(`id="${id}-error"`));
  expect(note.slice(0, note.indexOf('</p>')), id).toContain(text);
}

/** The text in a text field of a page. */
function readTyped(html: string, name: string): string | undefined {
  const tag = html.match(/<input[^>]*>/g)?.find((input) => input.includes(` name="${name}"`));
  const value = tag?.match(/ value="([^"]*)"/)?.[1];
  return value === undefined ? undefined : decodeEntities(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function decodeEntities(html: string): string {
  return html.replaceAll(/&(#x27|quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
