import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, Messages, Part } from './message.ts';

/** Compiles one ICU message (plural without offset, select, tags, plain arguments). @throws SyntaxError on any other. */
export function compileMessage(source: string): Message {
  return simplify(parse(source, { ignoreTag: false }).map(compilePart));
}

/** Compiles a catalogue; a message that does not compile is left out and passed to `onBroken`. */
export function compileMessages(
  sources: Readonly<Record<string, string>>,
  onBroken: (id: string, error: unknown) => void,
): Messages {
  const compiled: Record<string, Message> = {};
  for (const [id, source] of Object.entries(sources)) {
    try {
      compiled[id] = compileMessage(source);
    } catch (error) {
      onBroken(id, error);
    }
  }
  return compiled;
}

function simplify(parts: Part[]): Message {
  const [first] = parts;
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof first === 'string' ? first : parts;
}

function compilePart(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return { v: element.value };
    case TYPE.tag:
      return { t: element.value, c: simplify(element.children.map(compilePart)) };
    case TYPE.select:
      return { s: element.value, o: compileOptions(element.options) };
    case TYPE.plural: {
      if (element.offset) throw new SyntaxError('plural offset is not supported');
      const forms = { p: element.value, o: compileOptions(element.options) };
      return element.pluralType === 'ordinal' ? { ...forms, k: 'ordinal' } : forms;
    }
    default:
      throw new SyntaxError('format numbers, dates and money before they go into a message');
  }
}

function compileOptions(options: Record<string, { value: MessageFormatElement[] }>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(options).map(([key, option]) => [key, simplify(option.value.map(compilePart))]),
  );
}
