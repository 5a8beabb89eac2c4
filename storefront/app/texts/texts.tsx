import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import { formatNumber } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import { bindTerms, createTranslator, type Fault, type Translator } from '#texts/translator.ts';
import { getStoredMessages } from './message-store.ts';

const DEFAULT_LOCALE = 'de-DE';
const translators = new Map<string, Translator<TextKey>>();

function logFault(fault: Fault): void {
  // biome-ignore lint/suspicious/noConsole: the one place where a missing text is reported, once, on either side
  console.warn(`text ${fault.locale} ${fault.id}: ${fault.reason}`);
}

/** The translator of a locale, one per process or page. */
export function getTranslator(locale: string): Translator<TextKey> {
  let translator = translators.get(locale);
  if (!translator) {
    const formatLocaleNumber = (value: number) => formatNumber(value, locale);
    translator = createTranslator<TextKey>(
      { locale, number: formatLocaleNumber },
      getStoredMessages(locale),
      getStoredMessages(DEFAULT_LOCALE),
      logFault,
    );
    translators.set(locale, translator);
  }
  return translator;
}

const TextContext = createContext<Translator<TextKey> | null>(null);

/** @param terms numbers that any text may name (tenants/terms.rules.ts) */
export function TextProvider({
  locale,
  terms,
  children,
}: {
  locale: string;
  terms: Values;
  children: ReactNode;
}) {
  const translator = useMemo(() => bindTerms(getTranslator(locale), terms), [locale, terms]);
  return <TextContext value={translator}>{children}</TextContext>;
}

/** `const t = useText(); t('shell.skip')`. */
export function useText(): (id: TextKey, values?: Values) => string {
  const translator = useContext(TextContext);
  if (!translator) throw new Error('useText outside of TextProvider');
  return translator.text;
}

/** A text with tags: `<RichText id="…" tags={{ link: (content) => <Link to={…}>{content}</Link> }} />`. */
export function RichText({
  id,
  values = {},
  tags,
}: {
  id: TextKey;
  values?: Values;
  tags: Readonly<Record<string, (content: ReactNode) => ReactNode>>;
}) {
  const translator = useContext(TextContext);
  if (!translator) throw new Error('RichText outside of TextProvider');
  const nodes = translator.rich<ReactNode>(id, values, tags);
  // a text's parts never change place while it stands
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}
