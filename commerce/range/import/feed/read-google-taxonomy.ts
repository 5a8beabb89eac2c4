import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GoogleTaxonomy, parseTaxonomy } from './google-taxonomy.rules.ts';

const FOLDER = join(import.meta.dirname, '../taxonomy');

let kept: GoogleTaxonomy | null = null;

/** Google's product taxonomy, read when the first import needs it; the file names its source and date. */
export function loadGoogleTaxonomy(): GoogleTaxonomy {
  kept ??= parseTaxonomy(read('google-product-taxonomy.txt'), read('google-product-taxonomy.names.tsv'));
  return kept;
}

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}
