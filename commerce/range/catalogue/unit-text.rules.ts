import type { TextKey } from '#texts/keys.ts';

/** Units that languages spell differently: every place that prints a number with one must spell it the same. */
const TEXTS: Readonly<Record<string, TextKey>> = {
  inch: 'attribute.unit.inch',
  'min⁻¹': 'attribute.unit.rpm',
  h: 'attribute.unit.hours',
  GB: 'attribute.unit.gigabyte',
};

/** A unit as the language of `text` spells it; other units are the same in all of them. */
export function spellUnit(unit: string, text: (key: TextKey) => string): string {
  const key = TEXTS[unit];
  return key ? text(key) : unit;
}
