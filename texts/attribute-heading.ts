import type { TextKey } from './keys.ts';

const HEADINGS: Readonly<Record<string, TextKey>> = {
  material: 'catalogue.attributes.material',
  fit: 'catalogue.attributes.fit',
  features: 'catalogue.attributes.features',
  dimensions: 'catalogue.attributes.dimensions',
  energy: 'catalogue.attributes.energy',
  technical: 'catalogue.attributes.technical',
};

/** The heading of a group of an article's attributes; a group without a text joins the group of others. */
export function getAttributeHeading(group: string): TextKey {
  return HEADINGS[group] ?? 'catalogue.attributes.other';
}
