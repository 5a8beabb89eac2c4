import type { Text } from '../kind.ts';

/** How texts may begin and end, whatever the product is exactly. */
export type Frame = { readonly openings: readonly Text[]; readonly closings: readonly Text[] };
