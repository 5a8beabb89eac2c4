import type { TextKey } from '#texts/keys.ts';
import type { PaperFacts, PaperSection } from './paper.types.ts';

/**
 * A row of a product information sheet: its text is `document.sheet.row.<row>`, its value an attribute or several of them, as the
 * product's page prints them.
 */
type Row =
  Extract<TextKey, `document.sheet.row.${string}`> extends `document.sheet.row.${infer Name}` ? Name : never;

/**
 * The rows whose value is an attribute's. A row without an entry is filled by {@link known}, or has no value in the
 * shop's data.
 */
const ATTRIBUTES: Readonly<Partial<Record<Row, readonly string[]>>> = {
  load: ['load'],
  placeSettings: ['place-settings'],
  dimensions: ['height', 'width', 'depth'],
  energyPer100: ['energy-per-cycles'],
  energyPerYear: ['energy-per-year'],
  energyPer1000h: ['energy-per-1000h'],
  energyPerUse: ['energy-per-use'],
  water: ['water-per-cycle'],
  spinSpeed: ['spin-speed'],
  spinClass: ['spin-class'],
  duration: ['programme-duration'],
  noise: ['noise'],
  noiseClass: ['noise-class'],
  type: ['installation'],
  volume: ['capacity'],
  freezerVolume: ['freezer-capacity'],
  frostFree: ['no-frost'],
  cavityVolume: ['capacity'],
  airflow: ['airflow'],
  onMode: ['power'],
  diagonal: ['screen-size'],
  resolution: ['resolution'],
  panel: ['panel'],
  refreshRate: ['refresh-rate'],
  loadIndex: ['load-index'],
  speedIndex: ['speed-index'],
  index: ['efficiency-index'],
  washing: ['washing-index'],
  rinsing: ['rinsing'],
  temperature: ['wash-temperature'],
  moisture: ['moisture'],
  offMode: ['off-mode'],
  standby: ['standby'],
  networked: ['networked-standby'],
  delay: ['delay-start'],
  condensation: ['condensation-class'],
  cleaning: ['cleaning-index'],
  drying: ['drying-index'],
  climate: ['climate-class'],
  light: ['light-class'],
  mass: ['weight'],
  fluid: ['fluid-class'],
  lighting: ['lighting-class'],
  grease: ['grease-class'],
  classHdr: ['hdr-class'],
  energyHdr: ['energy-hdr'],
  category: ['screen-category'],
  software: ['supported-until'],
  spareParts: ['supported-until'],
  support: ['supported-until'],
  productionStart: ['production-start'],
  productionEnd: ['production-end'],
  loadVersion: ['load-version'],
};

/** Rows that the forms ask for where they apply: one without a value is left out. */
const WHERE_IT_APPLIES: ReadonlySet<Row> = new Set([
  ...(['freezerVolume', 'frostFree', 'light', 'networked', 'standby', 'delay'] as const),
  ...(['classHdr', 'energyHdr', 'productionEnd', 'guarantee'] as const),
]);

const SUPPLIER: readonly Row[] = ['supplier', 'supplierAddress', 'model', 'registry'];
const MODES: readonly Row[] = ['offMode', 'standby', 'networked'];

/**
 * By kind of product: the regulation that requires the sheet, and its rows in their order (Annex V; of tyres Annex
 * III).
 */
const SHEETS: Readonly<Record<string, { readonly regulation: string; readonly rows: readonly Row[] }>> = {
  'washing-machine': {
    regulation: '2019/2014',
    rows: [
      ...(['load', 'dimensions', 'index', 'class', 'washing', 'rinsing', 'energyPer100', 'water'] as const),
      ...(['temperature', 'moisture', 'spinSpeed', 'spinClass', 'duration', 'noise', 'noiseClass'] as const),
      ...(['type', ...MODES, 'delay', 'guarantee'] as const),
    ],
  },
  dryer: {
    regulation: '2023/2534',
    rows: [
      ...(['load', 'dimensions', 'index', 'class', 'energyPer100', 'condensation', 'duration'] as const),
      ...(['noise', 'noiseClass', 'type', ...MODES, 'delay', 'guarantee'] as const),
    ],
  },
  dishwasher: {
    regulation: '2019/2017',
    rows: [
      ...(['placeSettings', 'dimensions', 'index', 'class', 'cleaning', 'drying', 'energyPer100'] as const),
      ...(['water', 'duration', 'type', 'noise', 'noiseClass', ...MODES, 'delay', 'guarantee'] as const),
    ],
  },
  fridge: {
    regulation: '2019/2016',
    rows: [
      ...(['type', 'dimensions', 'index', 'class', 'volume', 'freezerVolume', 'energyPerYear'] as const),
      ...(['noise', 'noiseClass', 'climate', 'frostFree', 'light', 'guarantee'] as const),
    ],
  },
  oven: { regulation: '65/2014', rows: ['index', 'class', 'cavityVolume', 'energyPerUse', 'mass'] },
  'cooker-hood': {
    regulation: '65/2014',
    rows: ['energyPerYear', 'index', 'class', 'fluid', 'lighting', 'grease', 'airflow', 'noise'],
  },
  television: buildScreenSheet(),
  monitor: buildScreenSheet(),
  tyre: {
    regulation: '2020/740',
    rows: [
      ...(['size', 'loadIndex', 'speedIndex', 'fuel', 'wet', 'noiseValue', 'rollingClass'] as const),
      ...(['snow', 'ice', 'productionStart', 'productionEnd', 'loadVersion'] as const),
    ],
  },
};

function buildScreenSheet() {
  return {
    regulation: '2019/2013',
    rows: [
      ...(['classSdr', 'energyPer1000h', 'onMode', 'classHdr', 'energyHdr', ...MODES, 'category'] as const),
      ...(['diagonal', 'resolution', 'panel', 'refreshRate', 'software', 'spareParts', 'support'] as const),
      'guarantee' as const,
    ],
  };
}

/**
 * The product information sheet of a labelled article, in the form of Regulation (EU) 2017/1369 and the acts on its
 * group, or of (EU) 2020/740. It has all of the form's rows that apply: one without a stated value shows that.
 * @param addressOfMaker null if unknown
 * @returns null if no such sheet is required for this kind of article
 */
export function buildInformationSheet(facts: PaperFacts, addressOfMaker: string | null): PaperSection | null {
  const { card, texts } = facts;
  const sheet = SHEETS[card.kind];
  if (!sheet || (card.energyClass === null && card.tyre === null)) return null;
  const printed = new Map(
    facts.attributes.flatMap(({ attributes }) => attributes.map(({ key, value }) => [key, value] as const)),
  );
  const special = buildNonAttributeValues(facts, addressOfMaker);
  const formatRowValue = (row: Row): string | null => {
    const values = (ATTRIBUTES[row] ?? []).flatMap((key) => printed.get(key) ?? []);
    return special[row] ?? (values.length > 0 ? values.join(' × ') : null);
  };
  return {
    heading: texts.text('document.sheet.title', { regulation: sheet.regulation }),
    table: {
      columns: [
        { label: texts.text('document.sheet.parameter'), share: 0.62, align: 'left' },
        { label: texts.text('document.sheet.value'), share: 0.38, align: 'left' },
      ],
      rows: [...SUPPLIER, ...sheet.rows].flatMap((row) => {
        const value = formatRowValue(row);
        if (value === null && WHERE_IT_APPLIES.has(row)) return [];
        return [[texts.text(`document.sheet.row.${row}`), value ?? texts.text('document.sheet.notStated')]];
      }),
    },
  };
}

/** Values that are no attributes. */
function buildNonAttributeValues(
  { card, details, texts }: PaperFacts,
  addressOfMaker: string | null,
): Partial<Record<Row, string>> {
  const { tyre, energyClass, energyScale, brand, sku, name } = card;
  const energy =
    energyClass && texts.text('document.energyClass.value', { class: energyClass, ...energyScale });
  const size = /\d{3}\/\d{2} ?Z?R ?\d{2}/.exec(name)?.[0];
  return {
    supplier: brand.name,
    model: sku,
    ...(addressOfMaker && { supplierAddress: addressOfMaker }),
    ...(details.eprelId && { registry: details.eprelId }),
    ...(energy && { class: energy, classSdr: energy }),
    ...(details.durabilityYears && {
      guarantee: texts.text('document.sheet.years', { years: details.durabilityYears }),
    }),
    ...(tyre && {
      ...(size && { size }),
      fuel: tyre.fuelEfficiency,
      wet: tyre.wetGrip,
      noiseValue: texts.text('document.sheet.decibels', { decibels: tyre.rollingNoise }),
      rollingClass: tyre.rollingNoiseClass,
      snow: texts.text(tyre.snow ? 'document.tire.yes' : 'document.tire.no'),
      ice: texts.text(tyre.ice ? 'document.tire.yes' : 'document.tire.no'),
    }),
  };
}
