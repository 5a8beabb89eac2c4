import {
  formatMessage,
  formatToParts,
  type MessageFormat,
  type Messages,
  type Tags,
  type Values,
} from './message.ts';

export type Translator<Key extends string = string> = {
  /** The text in the locale; the default locale's where it is missing or broken, else the id. Never throws. */
  text(id: Key, values?: Values): string;
  /** {@link Translator.text} with tags, as nodes in order. */
  rich<Node>(id: Key, values: Values, tags: Tags<Node>): (Node | string)[];
};

export type Fault = { readonly locale: string; readonly id: string; readonly reason: string };

/**
 * @param onFault called once per id and locale for a message that is missing or broken
 */
export function createTranslator<Key extends string = string>(
  format: MessageFormat,
  messages: Messages,
  defaultMessages: Messages,
  onFault: (fault: Fault) => void,
): Translator<Key> {
  const told = new Set<string>();
  const tell = (id: string, reason: string) => {
    if (told.has(id)) return;
    told.add(id);
    onFault({ locale: format.locale, id, reason });
  };
  function tryEach<Out>(id: string, attempt: (message: Messages[string]) => Out, last: Out): Out {
    for (const catalogue of [messages, defaultMessages]) {
      const message = catalogue[id];
      if (message === undefined) {
        tell(id, 'missing');
        continue;
      }
      try {
        return attempt(message);
      } catch (error) {
        tell(id, error instanceof Error ? error.message : String(error));
      }
    }
    return last;
  }
  return {
    text: (id, values) => tryEach(id, (message) => formatMessage(message, format, values), id),
    rich: (id, values, tags) => tryEach(id, (message) => formatToParts(message, format, values, tags), [id]),
  };
}

/** A translator whose texts may name values that are passed here once. */
export function bindTerms<Key extends string>(translator: Translator<Key>, terms: Values): Translator<Key> {
  const mergeTerms = (values: Values | undefined) => (values ? { ...terms, ...values } : terms);
  return {
    text: (id, values) => translator.text(id, mergeTerms(values)),
    rich: (id, values, tags) => translator.rich(id, mergeTerms(values), tags),
  };
}
