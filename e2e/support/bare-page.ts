import { DomUtils, parseDocument } from 'htmlparser2';
import type { Answer, HttpVisitor } from './http-visitor.ts';

type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A visitor fills in or ticks these fields, which stand under their names. */
type Typed = Readonly<Record<string, string>>;

/** A browser without scripts shows this page: its words, and the links and forms that lead on. It knows no styles. */
export type BarePage = {
  /** path and query */
  readonly address: string;
  readonly status: number;
  readonly html: string;
  /** of the first heading */
  readonly title: string;
  /** the main part's text */
  readonly words: string;
  /** a field's value as the page has it; null: there is none, or it is a box that is not ticked */
  readValue(field: string): string | null;
  /** @throws where no link is called so. Links of the main part come first. */
  follow(name: string | RegExp): Promise<BarePage>;
  /**
   * Sends the form of a button with what its fields hold: of several that are called so, of the first whose form takes all
   * that is typed. @throws where no button or no such field is there
   */
  press(button: string | RegExp, typed?: Typed): Promise<BarePage>;
};

/** Goes to a page, and on where the shop leads by its answer or by the page's head, by HTTP alone: milliseconds in place of a browser's second. */
export async function openBarePage(who: HttpVisitor, address: string): Promise<BarePage> {
  return arrive(who, address, await who.get(address));
}

const MOST_REDIRECTS = 5;

async function arrive(who: HttpVisitor, from: string, answer: Answer): Promise<BarePage> {
  let [address, arrived] = [from, answer];
  for (let onward = readOnward(arrived), count = 0; onward; onward = readOnward(arrived), count += 1) {
    if (count === MOST_REDIRECTS) throw new Error(`${from} leads nowhere`);
    address = resolveAddress(who, address, onward);
    arrived = await who.get(address);
  }
  return readPage(who, address, arrived);
}

/** Finds where an answer leads by itself: by a redirect, or by what its page says in its head. */
function readOnward({ location, body }: Answer): string | undefined {
  if (location !== '') return location;
  const [, refresh = ''] = /<meta http-equiv="refresh" content="0;url=([^"]+)"/i.exec(body) ?? [];
  return refresh.replaceAll('&amp;', '&') || undefined;
}

/** Path and query of a link in the page at `from`. @throws where it leads out of the shop */
function resolveAddress({ origin }: HttpVisitor, from: string, link: string): string {
  const to = new URL(link, origin + from);
  if (to.origin !== origin) throw new Error(`${from} leads out of the shop: ${link}`);
  return to.pathname + to.search;
}

function readPage(who: HttpVisitor, address: string, { status, body }: Answer): BarePage {
  const all = DomUtils.findAll(() => true, parseDocument(body).children);
  const mains = all.filter(({ name }) => name === 'main').flatMap((main) => listWithin(main));
  const elements = [...mains, ...all];
  const find = (what: string, name: string | RegExp, test: (element: Element) => boolean): Element => {
    const found = elements.find((element) => test(element) && isCalled(element, name));
    if (!found) throw new Error(`no ${what} ${name} at ${address}`);
    return found;
  };
  const main = all.find(({ name }) => name === 'main');
  const heading = elements.find(({ name }) => name === 'h1');
  return {
    ...{ address, status, html: body },
    title: heading ? readWords(heading) : '',
    words: main ? readWords(main) : '',
    readValue: (field) => {
      const entries = elements.flatMap((element) => listEntries(element));
      return entries.find(([name]) => name === field)?.[1] ?? null;
    },
    follow: (name) => {
      const link = find('link', name, isLink).attribs.href ?? '';
      return openBarePage(who, resolveAddress(who, address, link));
    },
    press: (name, typed = {}) => {
      const first = find('button', name, isSubmitButton);
      const called = elements.filter((element) => isSubmitButton(element) && isCalled(element, name));
      const button = called.find((one) => takesAll(listFields(findForm(one, all), all), typed)) ?? first;
      const form = findForm(button, all);
      return sendForm(who, address, { button, form, fields: listFields(form, all), typed });
    },
  };
}

const listWithin = (element: Element): Element[] => DomUtils.findAll(() => true, element.children);
const isLink = ({ name, attribs }: Element) => name === 'a' && 'href' in attribs;
const isSubmitButton = ({ name, attribs }: Element) => name === 'button' && attribs.type !== 'button';
const readWords = (element: Element) => DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();
const isCalled = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? readName(element) === name : name.test(readName(element));
const readName = (element: Element) => element.attribs['aria-label'] ?? readWords(element);

/** Finds the form around a button, or the one that the button names. */
function findForm(button: Element, all: readonly Element[]): Element {
  const { form: id } = button.attribs;
  let around: Element['parent'] = button.parent;
  while (around && !('name' in around && around.name === 'form')) around = around.parent;
  const named = id === undefined ? around : all.find(({ attribs }) => attribs.id === id);
  if (!named) throw new Error(`the button "${readName(button)}" has no form`);
  return named as Element;
}

type Sending = {
  readonly button: Element;
  readonly form: Element;
  readonly fields: readonly Element[];
  readonly typed: Typed;
};

async function sendForm(who: HttpVisitor, address: string, { button, form, fields, typed }: Sending) {
  for (const [name, value] of Object.entries(typed))
    if (!fields.some((part) => canHold(part, name, value)))
      throw new Error(`no field ${name} that takes ${value} at ${address}`);
  const kept = fields.flatMap((part) => listEntries(part)).filter(([name]) => !(name in typed));
  const { name, value = '', formaction } = button.attribs;
  const sent = new URLSearchParams([...kept, ...Object.entries(typed)]);
  if (name !== undefined) sent.append(name, value);
  const action = resolveAddress(who, address, formaction ?? form.attribs.action ?? '');
  if (form.attribs.method !== 'post') return openBarePage(who, `${action.replace(/\?.*/, '')}?${sent}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return arrive(who, action, await who.send(action, { method: 'POST', headers, body: sent.toString() }));
}

/** Lists the elements within a form, and those elsewhere that name it. */
function listFields(form: Element, all: readonly Element[]): Element[] {
  const { id } = form.attribs;
  const named = id === undefined ? [] : all.filter(({ attribs }) => attribs.form === id);
  return [...listWithin(form).filter(({ attribs }) => attribs.form === undefined), ...named];
}

function takesAll(fields: readonly Element[], typed: Typed): boolean {
  return Object.entries(typed).every(([name, value]) => fields.some((part) => canHold(part, name, value)));
}

/** Whether somebody can fill the field so: a box is ticked only where it is, and an option chosen that is offered. */
function canHold(part: Element, name: string, value: string): boolean {
  const { attribs } = part;
  if (attribs.name !== name || 'disabled' in attribs || attribs.type === 'hidden') return false;
  if (part.name === 'select')
    return listWithin(part).some((one) => one.name === 'option' && one.attribs.value === value);
  return /^(checkbox|radio)$/.test(attribs.type ?? '') ? (attribs.value ?? 'on') === value : true;
}

/** Reads what a field of a form sends as it stands in the page. */
function listEntries(element: Element): [name: string, value: string][] {
  const { name: tag, attribs } = element;
  const { name, type = 'text', value = '' } = attribs;
  if (name === undefined || 'disabled' in attribs) return [];
  if (tag === 'textarea') return [[name, DomUtils.textContent(element)]];
  if (tag === 'select') {
    const options = listWithin(element).filter((one) => one.name === 'option');
    const option = options.find((one) => 'selected' in one.attribs) ?? options[0];
    return option ? [[name, option.attribs.value ?? readWords(option)]] : [];
  }
  if (tag !== 'input' || ['submit', 'button', 'file'].includes(type)) return [];
  if (type !== 'checkbox' && type !== 'radio') return [[name, value]];
  return 'checked' in attribs ? [[name, attribs.value ?? 'on']] : [];
}
