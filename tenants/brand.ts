import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #068099');
/** colours for the light and the dark mode */
const pair = z.object({ light: colour, dark: colour });

/** The look of a shop: its pages, icons, social picture, mails, and the pages that the server answers itself. */
export const brandSettings = z.object({
  /** roles of storefront/app/theme/roles.css; contrast.test.ts computes every pair of them */
  colours: z.object({
    accent: pair,
    accentHover: pair,
    accentPressed: pair,
    accentText: pair,
    accentSoft: pair,
    onAccent: pair,
  }),
  /** the mark's line on its square of the accent colour: SVG path data in a box of 32 by 32 */
  mark: z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 .,-]{1,2000}$/, 'SVG path data'),
});

export type Brand = z.infer<typeof brandSettings>;

/** A T whose foot turns to the right. */
const LETTER_T = 'M7.5 9.5h17M16 9.5v10.2a3.4 3.4 0 0 0 5.6 2.6';

/** The two looks of the house (product 9.2). A tenant's settings use one of them, or define their own. */
export const petrol: Brand = {
  colours: {
    accent: { light: '#068099', dark: '#068099' },
    accentHover: { light: '#056779', dark: '#0a7185' },
    accentPressed: { light: '#04525f', dark: '#0c6073' },
    accentText: { light: '#056b80', dark: '#56c5da' },
    accentSoft: { light: '#e6f3f6', dark: '#10343c' },
    onAccent: { light: '#ffffff', dark: '#ffffff' },
  },
  mark: LETTER_T,
};

export const red: Brand = {
  colours: {
    accent: { light: '#eb001f', dark: '#e0001d' },
    accentHover: { light: '#c4001a', dark: '#c4001a' },
    accentPressed: { light: '#9f0015', dark: '#a80016' },
    accentText: { light: '#c9001a', dark: '#ff7d87' },
    accentSoft: { light: '#fdebec', dark: '#421317' },
    onAccent: { light: '#ffffff', dark: '#ffffff' },
  },
  mark: LETTER_T,
};
