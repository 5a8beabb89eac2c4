import type { Option, Text } from '../kind.ts';

/** The options, for some options of the first axis only. */
export function onlyWith(bases: readonly string[], options: readonly Option[]): Option[] {
  return options.map((one) => ({ ...one, bases }));
}

/** An option with what the description says of it. */
export function option(key: string, name: Text, sentence?: Text | null, more: Partial<Option> = {}): Option {
  return sentence ? { key, name, sentence, ...more } : { key, name, ...more };
}
