import german from '#texts/de-DE/gallery.json' with { type: 'json' };
import french from '#texts/fr-CH/gallery.json' with { type: 'json' };
import { applyFrenchSpacing } from '#texts/french.ts';
import dutch from '#texts/nl-NL/gallery.json' with { type: 'json' };

export type SampleKey = keyof typeof german extends `gallery.${infer Name}` ? Name : never;
export type Samples = Readonly<Record<string, string>>;

/** The sample texts of the gallery's widgets. On the server only: other pages do not contain them. */
export function getSamples(language: string): Samples {
  if (language === 'nl') return dutch;
  if (language !== 'fr') return german;
  return Object.fromEntries(Object.entries(french).map(([id, text]) => [id, applyFrenchSpacing(text)]));
}
