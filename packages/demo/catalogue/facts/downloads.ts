import type { Attributes, Kind } from '../kind.ts';

export type DownloadKind =
  | 'assembly-instructions'
  | 'manufacturer-warranty'
  | 'product-datasheet'
  | 'safety-datasheet'
  | 'user-manual'
  | 'warning-label';

const WITH_WARRANTY = ['mattress', 'suitcase', 'watch', 'office-chair', 'sofa', 'corner-sofa'];
const WITH_MANUAL = ['watch', 'lamp', 'office-chair', 'mattress'];
/** with a lithium battery, or sold as a source of danger otherwise: what to do in case of fire or leakage */
const WITH_SAFETY_SHEET = ['phone', 'tablet', 'laptop', 'camera', 'headphones', 'smartwatch'];
const WITH_WARNING = [
  'wardrobe',
  'sideboard',
  'mirror',
  'television',
  'kettle',
  'oven',
  'curtain',
  'watch',
  'pyjamas',
];

/**
 * The documents that come with a product. `lean` keeps those alone that the law wants beside the energy or tyre
 * label (Regulations (EU) 2017/1369 art. 5 and 2020/740 art. 6).
 */
export function listDownloads(kind: Kind, attributes: Attributes, lean: boolean): DownloadKind[] {
  const technical = kind.department === 'electronics' || kind.department === 'appliances';
  const labelled = kind.energyClasses !== undefined || kind.department === 'tyres';
  if (lean) return labelled ? ['product-datasheet'] : [];
  const assembled = attributes.assembly === 'self' || attributes.assembly === 'legs';
  const wanted: readonly (readonly [DownloadKind, boolean])[] = [
    ['product-datasheet', labelled],
    ['assembly-instructions', assembled],
    ['user-manual', technical || WITH_MANUAL.includes(kind.kind)],
    ['manufacturer-warranty', technical || WITH_WARRANTY.includes(kind.kind)],
    ['safety-datasheet', WITH_SAFETY_SHEET.includes(kind.kind)],
    ['warning-label', WITH_WARNING.includes(kind.kind)],
  ];
  return wanted.filter(([, applies]) => applies).map(([download]) => download);
}

/** Where the shop answers with a product's document: `/documents/{sku}/{kind}/{language}.pdf`. */
export function documentPath(sku: string, kind: DownloadKind, language: string): string {
  return `/documents/${sku}/${kind}/${language}.pdf`;
}
