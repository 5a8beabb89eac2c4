/** The modules in which a locale's texts come to the browser, in the order in which a visit needs them. */
export const PARTS = ['first', 'front', 'soon', 'late'] as const;
export type Part = (typeof PARTS)[number];
