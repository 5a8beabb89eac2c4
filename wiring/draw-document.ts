import type { Log } from '#commerce/ground/kernel/context.ts';
import { type Document, documentOf } from '#commerce/money/document/document.service.ts';
import {
  type DocumentRequest,
  documentRequest,
  isDocumentPath,
} from '#commerce/money/document/document-path.rules.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { DocumentFile, DocumentOptions } from '#http/documents.ts';
import { type Locale, languageOf, type Tenant } from '#tenants/tenant.ts';

/** The addresses of an article's documents, and how they are drawn. */
export function articleDocuments({
  gateway,
  log,
}: {
  readonly gateway: Gateway;
  readonly log: Log;
}): Pick<DocumentOptions, 'owns' | 'draw'> {
  return {
    owns: (pathname, tenant) => isDocumentPath(pathname) && placeOf(pathname, tenant) !== null,
    async draw({ tenant, requestId, clientAddress, secure, pathname }) {
      const place = placeOf(pathname, tenant);
      if (!place) return null;
      const client = { address: clientAddress, userAgent: null, secure };
      const asker = { tenant, locale: place.locale, requestId, log, client, session: null };
      return fileOf(await documentOf(await gateway.contextFor(asker), place.wanted), place.wanted);
    },
  };
}

function placeOf(pathname: string, tenant: Tenant): { wanted: DocumentRequest; locale: Locale } | null {
  const wanted = documentRequest(pathname);
  const locale = wanted && localeFor(tenant, wanted);
  return wanted && locale ? { wanted, locale } : null;
}

/** A document exists in the tenant's languages; a label has none. */
function localeFor({ locales }: Tenant, wanted: DocumentRequest): Locale | null {
  const found =
    wanted.kind === 'label'
      ? locales[0]
      : locales.find(({ locale }) => languageOf(locale) === wanted.language);
  return found?.locale ?? null;
}

async function fileOf(
  document: Document | null,
  { sku, kind }: DocumentRequest,
): Promise<DocumentFile | null> {
  switch (document?.kind) {
    case undefined:
      return null;
    case 'elsewhere':
      return { url: document.url };
    case 'picture':
      return { body: Buffer.from(document.svg), type: 'image/svg+xml', name: `${sku}-label.svg` };
    case 'paper':
      return { body: await renderPaper(document.paper), type: 'application/pdf', name: `${sku}-${kind}.pdf` };
  }
}
