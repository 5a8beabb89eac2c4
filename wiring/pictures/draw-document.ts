import type { Log } from '#commerce/ground/kernel/context.ts';
import { type Document, getDocument } from '#commerce/money/document/document.service.ts';
import {
  type DocumentRequest,
  isDocumentPath,
  parseDocumentPath,
} from '#commerce/money/document/document-path.rules.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import type { Gateway } from '#gateway/gateway.ts';
import type { DocumentFile, DocumentOptions } from '#http/files/documents.ts';
import { getLanguage, type Locale, type Tenant } from '#tenants/tenant.ts';

/** The addresses of an article's documents, and how they are drawn. */
export function createArticleDocuments({
  gateway,
  log,
}: {
  readonly gateway: Gateway;
  readonly log: Log;
}): Pick<DocumentOptions, 'owns' | 'draw'> {
  return {
    owns: (pathname, tenant) => isDocumentPath(pathname) && resolveDocumentPath(pathname, tenant) !== null,
    async draw({ tenant, requestId, clientAddress, secure, pathname }) {
      const place = resolveDocumentPath(pathname, tenant);
      if (!place) return null;
      const client = { address: clientAddress, userAgent: null, secure };
      const asker = { tenant, locale: place.locale, requestId, log, client, session: null };
      return drawDocument(await getDocument(await gateway.createContext(asker), place.wanted), place.wanted);
    },
  };
}

function resolveDocumentPath(
  pathname: string,
  tenant: Tenant,
): { wanted: DocumentRequest; locale: Locale } | null {
  const wanted = parseDocumentPath(pathname);
  const locale = wanted && chooseDocumentLocale(tenant, wanted);
  return wanted && locale ? { wanted, locale } : null;
}

/** A document exists in the tenant's languages; a label has none. */
function chooseDocumentLocale({ locales }: Tenant, wanted: DocumentRequest): Locale | null {
  const found =
    wanted.kind === 'label'
      ? locales[0]
      : locales.find(({ locale }) => getLanguage(locale) === wanted.language);
  return found?.locale ?? null;
}

async function drawDocument(
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
