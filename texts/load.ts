import { DEFAULT_LOCALE, readSources } from './catalogue.ts';
import { compileMessages } from './compile.ts';
import { formatNumber } from './format.ts';
import type { TextKey } from './keys.ts';
import type { Messages } from './message.ts';
import { createTranslator, type Fault, type Translator } from './translator.ts';

const loaded = new Map<string, Promise<Messages>>();

function loadMessages(locale: string, onFault: (fault: Fault) => void): Promise<Messages> {
  let messages = loaded.get(locale);
  if (!messages) {
    messages = readSources(locale).then((sources) =>
      compileMessages(sources, (id, error) => onFault({ locale, id, reason: String(error) })),
    );
    loaded.set(locale, messages);
  }
  return messages;
}

/** The texts of a locale for server code outside the storefront, mainly mails. Compiled once per process. */
export async function loadTranslator(
  locale: string,
  onFault: (fault: Fault) => void,
): Promise<Translator<TextKey>> {
  const [messages, defaults] = await Promise.all([
    loadMessages(locale, onFault),
    loadMessages(DEFAULT_LOCALE, onFault),
  ]);
  const formatLocaleNumber = (value: number) => formatNumber(value, locale);
  return createTranslator<TextKey>({ locale, number: formatLocaleNumber }, messages, defaults, onFault);
}
