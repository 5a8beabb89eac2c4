/**
 * A compiled ICU message: plain text, or parts in order. Small enough to be sent to the browser, which has no parser.
 * A part is text, {v} an argument, {p} a plural with its forms, {s} a select with its forms, {t} a tag with content,
 * and 0 the number of the plural around it.
 */
export type Message = string | readonly Part[];
export type Part =
  | string
  | 0
  | { readonly v: string }
  | { readonly p: string; readonly o: Readonly<Record<string, Message>>; readonly k?: 'ordinal' }
  | { readonly s: string; readonly o: Readonly<Record<string, Message>> }
  | { readonly t: string; readonly c: Message };

export type Messages = Readonly<Record<string, Message>>;
export type Values = Readonly<Record<string, string | number>>;

/** The result of a tag: gets its formatted content, gives a node (a React element) or text. */
export type Tags<Node> = Readonly<Record<string, (content: (Node | string)[]) => Node>>;

/** How a locale formats a number inside a message. */
export type MessageFormat = { readonly locale: string; readonly number: (value: number) => string };

const pluralRules = new Map<string, Intl.PluralRules>();

function selectPluralCategory(locale: string, value: number, type: 'cardinal' | 'ordinal'): string {
  const key = `${locale}|${type}`;
  let rules = pluralRules.get(key);
  if (!rules) {
    rules = new Intl.PluralRules(locale, { type });
    pluralRules.set(key, rules);
  }
  return rules.select(value);
}

/**
 * Formats into nodes: adjacent text is joined, tags are called.
 * @throws Error naming the value or tag that the message needs and the caller did not pass.
 */
export function formatToParts<Node>(
  message: Message,
  format: MessageFormat,
  values: Values,
  tags: Tags<Node>,
  pluralNumber = 0,
): (Node | string)[] {
  if (typeof message === 'string') return [message];
  const pieces = message.flatMap((part) => formatPart(part, format, values, tags, pluralNumber));
  return pieces.reduce<(Node | string)[]>(joinText, []);
}

function formatPart<Node>(
  part: Part,
  format: MessageFormat,
  values: Values,
  tags: Tags<Node>,
  pluralNumber: number,
): (Node | string)[] {
  if (typeof part === 'string') return [part];
  if (part === 0) return [format.number(pluralNumber)];
  if ('v' in part) return [formatValue(values, part.v, format)];
  if ('t' in part) {
    const tag = tags[part.t];
    if (!tag) throw new Error(`the message needs the tag <${part.t}>`);
    return [tag(formatToParts(part.c, format, values, tags, pluralNumber))];
  }
  const chosen = 'p' in part ? formatPlural(part, values, format) : select(part, values);
  return formatToParts(chosen.message, format, values, tags, chosen.number ?? pluralNumber);
}

function joinText<Node>(joined: (Node | string)[], piece: Node | string): (Node | string)[] {
  const last = joined.length - 1;
  if (typeof piece === 'string' && typeof joined[last] === 'string') joined[last] = joined[last] + piece;
  else joined.push(piece);
  return joined;
}

/** Formats a message without tags. @throws like {@link formatToParts}. */
export function formatMessage(message: Message, format: MessageFormat, values: Values = {}): string {
  if (typeof message === 'string') return message;
  return formatToParts<never>(message, format, values, {}).join('');
}

function requireValue(values: Values, name: string): string | number {
  const given = values[name];
  if (given === undefined) throw new Error(`the message needs the value {${name}}`);
  return given;
}

function formatValue(values: Values, name: string, format: MessageFormat): string {
  const given = requireValue(values, name);
  return typeof given === 'number' ? format.number(given) : given;
}

function formatPlural(part: Extract<Part, { p: string }>, values: Values, format: MessageFormat) {
  const number = Number(requireValue(values, part.p));
  const category = selectPluralCategory(format.locale, number, part.k ?? 'cardinal');
  const message = part.o[`=${number}`] ?? part.o[category] ?? part.o.other;
  if (message === undefined) throw new Error(`the plural {${part.p}} lacks "other"`);
  return { message, number };
}

function select(part: Extract<Part, { s: string }>, values: Values) {
  const message = part.o[String(requireValue(values, part.s))] ?? part.o.other;
  if (message === undefined) throw new Error(`the select {${part.s}} lacks "other"`);
  return { message, number: undefined };
}
