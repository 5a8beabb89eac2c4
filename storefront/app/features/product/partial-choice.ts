/** Separates the values of a partial choice in an address (choice.ts); no value contains it. */
export const SEPARATOR = '~';
