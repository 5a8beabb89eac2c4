/** How somebody looks at a page. */
export type Look = {
  /** goes into the picture's name */
  readonly name: string;
  /** px */
  readonly width: number;
  readonly mode: 'light' | 'dark';
  readonly forcedColors?: true;
  readonly print?: true;
  /** letters twice as large, set in the browser */
  readonly largeText?: true;
  readonly noScripts?: true;
};

const look = (width: number, mode: Look['mode'], more: Partial<Look> = {}): Look => ({
  ...{ name: [width, mode, ...Object.keys(more)].join('-'), width, mode },
  ...more,
});

/** By tenant; the Dutch shop is looked at from all sides. */
export const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  nl: [360, 768, 1440].flatMap((width) => [look(width, 'light'), look(width, 'dark')]),
  de: [look(768, 'light')],
  ch: [look(360, 'light')],
};

/** Of the main screens only, and only in the Dutch shop. */
export const OTHER_LOOKS: readonly Look[] = [
  look(320, 'light'),
  look(1280, 'light', { largeText: true }),
  look(1280, 'dark', { forcedColors: true }),
  look(768, 'light', { print: true }),
  look(768, 'light', { noScripts: true }),
];
export const OTHER_LOOKS_AT: readonly string[] = [
  'home',
  'category',
  'article, chosen',
  'basket',
  'delivery',
  'delivery, points',
  'payment',
  'credit plan',
  'check and order',
  'confirmation',
];
