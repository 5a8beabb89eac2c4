import type { HttpVisitor } from './http-visitor.ts';
import { findMailedLink } from './identity-mail.ts';
import type { MarketCase } from './screens/markets.ts';
import type { Places, Screens } from './screens/places.ts';

/** Steps of an order by the forms of the pages. Each throws when the shop does not lead on. */
export type Buyer = {
  readonly email: string;
  /** null: orders as a guest; else an account is wished with the order */
  readonly password: string | null;
  readonly address: MarketCase['address'];
};

export type Placed = { readonly number: string; readonly token: string; readonly page: string };

export async function putIntoBasket(who: HttpVisitor, at: Screens, variantSku: string, quantity = 1) {
  await lead(who, at.basket, { intent: 'add', variantSku, quantity: String(quantity) });
}

export async function sayWho(who: HttpVisitor, at: Screens, { email, password }: Buyer): Promise<void> {
  const guest = { intent: 'guest', email };
  await lead(who, at.login, password === null ? guest : { intent: 'account', email, password });
}

export async function sayWhere(who: HttpVisitor, at: Screens, { address }: Buyer): Promise<void> {
  await lead(who, at.delivery, buildDeliveryFields(address));
}

export function buildDeliveryFields(address: MarketCase['address']): Record<string, string> {
  const typed = Object.entries(address).map(([name, value]) => [`billing.${name}`, value]);
  return { intent: 'delivery', deliveryOption: 'standard', ...Object.fromEntries(typed) };
}

export async function sayHow(who: HttpVisitor, at: Screens, paymentMethod = 'invoice'): Promise<void> {
  await lead(who, at.payment, { intent: 'payment', paymentMethod });
}

/** The hidden fields of the order button's form. */
export async function fetchOrderFields(who: HttpVisitor, at: Screens): Promise<Record<string, string>> {
  const { body } = await who.get(at.confirm);
  const readHiddenField = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? '';
  const fields = {
    idempotencyKey: readHiddenField('idempotencyKey'),
    expectedTotalMinor: readHiddenField('expectedTotalMinor'),
  };
  if (fields.idempotencyKey === '') throw new Error(`nothing to order at ${at.confirm}`);
  return { intent: 'order', ...fields };
}

export async function pressOrder(
  who: HttpVisitor,
  at: Screens,
  fields: Readonly<Record<string, string>>,
): Promise<Placed> {
  const page = await lead(who, at.confirm, fields);
  const query = new URL(page, who.origin).searchParams;
  const [number, token] = [query.get('order'), query.get('token')];
  if (!number || !token) throw new Error(`no order, but ${page}`);
  return { number, token, page };
}

/** Everything up to the confirmation; an account that was wished is confirmed and signed in. */
export async function placeOrderByCalls(
  who: HttpVisitor,
  at: Screens & Pick<Places, 'database'>,
  buyer: Buyer,
  variantSku: string,
): Promise<Placed> {
  await putIntoBasket(who, at, variantSku);
  await sayWho(who, at, buyer);
  await sayWhere(who, at, buyer);
  await sayHow(who, at);
  const placed = await pressOrder(who, at, await fetchOrderFields(who, at));
  await confirmAccount(who, at, buyer);
  return placed;
}

/** Presses the link that came with the order: the visitor is signed in, and the order is in the account. */
export async function confirmAccount(
  who: HttpVisitor,
  { database, localeSettings: { paths } }: Screens & Pick<Places, 'database'>,
  { email, password }: Buyer,
): Promise<void> {
  if (password === null) return;
  const link = database && (await findMailedLink(database, email, paths.confirmRegistration ?? ''));
  if (!link) throw new Error(`no mail to ${email} confirms an account`);
  await who.get(link);
  await lead(who, paths.confirmRegistration ?? '', { intent: 'confirm', password });
}

/** A guest on the way. @param steps 0: said who, 1: and where, 2: and how */
export async function createBuyerAfter(
  who: HttpVisitor,
  at: Places,
  address: MarketCase['address'],
  steps: 0 | 1 | 2,
): Promise<HttpVisitor> {
  const buyer = { email: 'on.the.way@example.com', password: null, address };
  await putIntoBasket(who, at, at.article.variantSku);
  await sayWho(who, at, buyer);
  if (steps > 0) await sayWhere(who, at, buyer);
  if (steps > 1) await sayHow(who, at);
  return who;
}

export async function signIn(who: HttpVisitor, at: Screens, email: string, password: string): Promise<void> {
  await lead(who, at.login, { intent: 'login', email, password });
}

/** Sends a form that leads on. @returns where to */
export async function lead(
  who: HttpVisitor,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await who.post(path, fields);
  if (answer.status !== 303) throw new Error(`${fields.intent} at ${path}: ${answer.status}`);
  if (answer.location.includes('fault=')) throw new Error(`${fields.intent} at ${path}: ${answer.location}`);
  return answer.location;
}
