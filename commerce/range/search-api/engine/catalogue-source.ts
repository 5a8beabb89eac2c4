import type { CatalogueSource, ReadRows } from '#search/engine/catalogue-source.types.ts';
import { openChangeReader } from './read-changes.ts';
import { readDocuments, readProductIds } from './read-documents.ts';
import { readLabels } from './read-labels.ts';
import { readPopularTerms } from './read-popular-terms.ts';
import { readSponsored } from './read-sponsored.ts';

/** The shop's tables as the catalogue that is searched. @param onFault told of texts that cannot be formatted */
export function createCatalogueSource(read: ReadRows, onFault: (fault: object) => void): CatalogueSource {
  return {
    readProductIds: (limit) => readProductIds(read, limit),
    readDocuments: (scope, productIds) => readDocuments(read, scope, productIds),
    readLabels: (tenantId, wanted) => readLabels(read, tenantId, wanted, onFault),
    readSponsored: (tenantIds) => readSponsored(read, tenantIds),
    readPopularTerms: (tenantIds, now) => readPopularTerms(read, tenantIds, now),
    openChanges: () => openChangeReader(read),
  };
}
