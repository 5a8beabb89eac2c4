import { createHash } from 'node:crypto';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { AttachmentDrawer, SharedFile } from '#commerce/ground/mail/mail-attachments.ts';
import type { MailFile } from '#commerce/ground/mail/mail-message.rules.ts';
import { buildContractPaper } from '#commerce/money/credit/agreement/agreement.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import {
  type ContentContext,
  extractSections,
  findContentPage,
  resolvePagePlace,
} from '#commerce/range/content/content.service.ts';
import { formatDate } from '#texts/format.ts';
import { renderInvoicePdf } from './invoice.queries.ts';
import { buildPaymentSlip } from './payment-slip.service.ts';

/** The context of background work in a tenant and language, with its content; null for the tenant's first one. */
type ContextOf = (tenantId: string, locale: string | null) => ContentContext | Promise<ContentContext>;

const PDF = 'application/pdf';

/** Draws invoices, credit contracts, QR bills and the tenant's terms as PDF for the mails that carry them. */
export function createAttachmentDrawer(contextOf: ContextOf): AttachmentDrawer {
  return {
    async drawInvoice(tenantId, invoiceNumber) {
      const body = await renderInvoicePdf(await contextOf(tenantId, null), invoiceNumber);
      if (!body) throw new Error(`there is no invoice ${invoiceNumber}`);
      return { name: `${invoiceNumber}.pdf`, type: PDF, body };
    },
    async drawContract(tenantId, orderId) {
      const paper = await buildContractPaper(await contextOf(tenantId, null), orderId);
      if (!paper) throw new Error(`there is no credit contract of ${orderId}`);
      return drawPdf(paper, paper.title);
    },
    async slip(tenantId, orderId) {
      const paper = await buildPaymentSlip(await contextOf(tenantId, null), orderId);
      return paper && drawPdf(paper, paper.title);
    },
    drawContentFile: async (tenantId, locale, page) =>
      drawContentFile(await contextOf(tenantId, locale), page),
  };
}

async function drawPdf(paper: Paper, name: string): Promise<MailFile> {
  return { name: `${name}.pdf`, type: PDF, body: await renderPaper(paper) };
}

async function drawContentFile(ctx: ContentContext, screen: 'terms' | 'revocation'): Promise<SharedFile> {
  const settings = ctx.tenant.locales.find(({ locale }) => locale === ctx.locale);
  const path = settings?.paths[screen];
  if (!settings || !path) throw new Error(`${ctx.tenant.id} has no ${screen}`);
  const place = resolvePagePlace(path, settings.prefix);
  const { identifier } = place;
  const page = await findContentPage(ctx, place);
  if (!page) throw new Error(`the content ${identifier} of ${ctx.tenant.id} cannot be read`);
  const hash = createHash('sha256').update(JSON.stringify(page)).digest('hex');
  return {
    key: `${ctx.tenant.id} ${ctx.locale} ${hash}`,
    async draw() {
      const texts = await loadMailTexts(ctx);
      const date = formatDate(page.updatedAt, ctx.locale, ctx.tenant.timeZone);
      const paper: Paper = {
        locale: ctx.locale,
        title: page.title,
        subject: ctx.tenant.companyName,
        author: ctx.tenant.companyName,
        sections: extractSections(page).map(({ heading, paragraphs }) => ({
          heading: heading ?? '',
          paragraphs,
        })),
        note: texts.text('mail.attachment.updated', { date }),
      };
      return drawPdf(paper, identifier);
    },
  };
}
