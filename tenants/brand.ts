import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #068099');
/** by the reader's mode */
const pair = z.object({ light: colour, dark: colour });

/** How a shop looks: its pages, icons, social picture, mails, and the pages that the server answers itself. */
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
  /** the mark's line on its square of the accent: SVG path data in a box of 32 by 32 */
  mark: z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 .,-]{1,2000}$/, 'SVG path data'),
});

export type Brand = z.infer<typeof brandSettings>;
