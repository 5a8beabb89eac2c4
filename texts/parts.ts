/** The modules with a locale's texts for the browser, in the order in which a visit needs them. */
export const PARTS = ['first', 'front', 'soon', 'late'] as const;
export type Part = (typeof PARTS)[number];
