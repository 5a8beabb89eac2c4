import { drawLabelHead, drawLabelPicture, drawScale, shorten, write } from './label-parts.rules.ts';

export type EnergyLabelFacts = {
  readonly brand: string;
  /** model identifier */
  readonly model: string;
  readonly energyClass: string;
  readonly best: string;
  readonly worst: string;
  /** the product's attributes as stored */
  readonly attributes: Readonly<Record<string, unknown>>;
};

const CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
const WIDTH = 960;
const HEIGHT = 1920;

/** The use that the consumption is stated for, by the attribute that holds it: the first that the article has. */
const CONSUMPTION: readonly (readonly [attribute: string, unit: string])[] = [
  ['energy-per-cycles', 'kWh / 100 ⟳'],
  ['energy-per-year', 'kWh / annum'],
  ['energy-per-1000h', 'kWh / 1000 h'],
  ['energy-per-use', 'kWh / ⟳'],
];

/** The values at the bottom of the label, each with a pictogram's outline in a square of 100. */
const VALUES: readonly (readonly [attribute: string, unit: string, pictogram: string])[] = [
  ['load', 'kg', 'M30 40c8 6 32 6 40 0l20 12-10 18-10-5v25H30V65l-10 5-10-18z'],
  ['capacity', 'L', 'M30 15h40v70H30zM30 45h40M38 25v10M38 55v12'],
  ['water-per-cycle', 'L', 'M50 15c14 22 24 34 24 46a24 24 0 0 1-48 0c0-12 10-24 24-46z'],
  ['screen-size', '"', 'M10 22h80v50H10zM35 85h30M50 72v13'],
  ['noise', 'dB', 'M15 40h18l22-20v60L33 60H15zM66 36a20 20 0 0 1 0 28M76 26a34 34 0 0 1 0 48'],
];
const MOST_VALUES = 4;

/**
 * The energy label of an article, drawn after the layout of Regulation (EU) 2017/1369 and its group acts: 96 by 192
 * millimetres. A drawing for the demo: it states so where the real label has the registry's code. A retailer's own
 * label (product_download) takes its place.
 */
export function drawEnergyLabel({
  brand,
  model,
  energyClass,
  best,
  worst,
  attributes,
}: EnergyLabelFacts): string {
  const classes = buildScaleClasses(best, worst);
  const step = 920 / Math.max(classes.length, 5);
  const readNumber = (key: string) => {
    const value = attributes[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  const [consumed] = CONSUMPTION.flatMap(([key, unit]) => {
    const value = readNumber(key);
    return value === null ? [] : [{ value, unit }];
  });
  const values = VALUES.flatMap(([key, unit, pictogram]) => {
    const value = readNumber(key);
    return value === null ? [] : [{ value, unit, pictogram }];
  }).slice(0, MOST_VALUES);
  const column = (WIDTH - 60) / Math.max(values.length, 1);
  return drawLabelPicture(WIDTH, HEIGHT, `${brand} ${model}: ${energyClass} (${best}–${worst})`, [
    drawLabelHead(WIDTH, HEIGHT),
    write(40, 262, 48, shorten(brand, 18), { weight: 700 }),
    write(WIDTH - 40, 262, 42, shorten(model, 18), { anchor: 'end' }),
    '<path d="M30 295H930" stroke="#034ea2" stroke-width="4"/>',
    drawScale(classes, energyClass, { x: 40, y: 340, width: 880, step }),
    '<path d="M30 1290H930" stroke="#034ea2" stroke-width="4"/>',
    ...(consumed
      ? [
          write(WIDTH / 2 - 20, 1440, 130, formatDecimal(consumed.value), { anchor: 'end', weight: 700 }),
          write(WIDTH / 2 + 10, 1440, 62, consumed.unit, { weight: 700 }),
        ]
      : []),
    ...values.map(({ value, unit, pictogram }, index) => {
      const middle = 30 + column * (index + 0.5);
      return `<g transform="translate(${middle - 75} 1510) scale(1.5)" fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"><path d="${pictogram}"/></g>${write(middle, 1745, 60, `${formatDecimal(value)} ${unit}`, { anchor: 'middle', weight: 700 })}`;
    }),
    write(40, HEIGHT - 40, 34, '2017/1369'),
    write(WIDTH - 40, HEIGHT - 40, 34, 'Demo', { anchor: 'end' }),
  ]);
}

/** Classes of a scale from its best to its worst; an unknown end is that of A to G. */
export function buildScaleClasses(best: string, worst: string): string[] {
  const from = Math.max(0, CLASSES.indexOf(CLASSES.includes(best) ? best : 'A'));
  const to = CLASSES.indexOf(CLASSES.includes(worst) ? worst : 'G');
  return to > from ? CLASSES.slice(from, to + 1) : CLASSES.slice(3);
}

/** Labels are the same in all languages: a decimal comma would not be, so whole numbers are preferred. */
function formatDecimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}
