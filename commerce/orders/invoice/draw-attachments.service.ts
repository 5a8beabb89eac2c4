import { createHash } from 'node:crypto';
import { mailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { AttachmentDrawer, SharedFile } from '#commerce/ground/mail/mail-attachments.ts';
import type { MailFile } from '#commerce/ground/mail/mail-message.rules.ts';
import { contractPaper } from '#commerce/money/credit/agreement.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import {
  type ContentContext,
  findContentPage,
  pagePlaceOf,
  sectionsOf,
} from '#commerce/range/content/content.service.ts';
import { formatDate } from '#texts/format.ts';
import { invoicePdf } from './invoice.service.ts';
import { paymentSlip } from './payment-slip.service.ts';

/** The context of background work in a tenant and language, with its content; null: the tenant's first language. */
type ContextOf = (tenantId: string, locale: string | null) => ContentContext | Promise<ContentContext>;

const PDF = 'application/pdf';

/** Draws invoices, credit contracts, QR bills and the tenant's terms as PDF for the mails that carry them. */
export function attachmentDrawer(contextOf: ContextOf): AttachmentDrawer {
  return {
    async invoice(tenantId, invoiceNumber) {
      const body = await invoicePdf(await contextOf(tenantId, null), invoiceNumber);
      if (!body) throw new Error(`there is no invoice ${invoiceNumber}`);
      return { name: `${invoiceNumber}.pdf`, type: PDF, body };
    },
    async contract(tenantId, orderId) {
      const paper = await contractPaper(await contextOf(tenantId, null), orderId);
      if (!paper) throw new Error(`there is no credit contract of ${orderId}`);
      return pdfOf(paper, paper.title);
    },
    async slip(tenantId, orderId) {
      const paper = await paymentSlip(await contextOf(tenantId, null), orderId);
      return paper && pdfOf(paper, paper.title);
    },
    content: async (tenantId, locale, page) => contentFile(await contextOf(tenantId, locale), page),
  };
}

async function pdfOf(paper: Paper, name: string): Promise<MailFile> {
  return { name: `${name}.pdf`, type: PDF, body: await renderPaper(paper) };
}

async function contentFile(ctx: ContentContext, screen: 'terms' | 'revocation'): Promise<SharedFile> {
  const settings = ctx.tenant.locales.find(({ locale }) => locale === ctx.locale);
  const path = settings?.paths[screen];
  if (!settings || !path) throw new Error(`${ctx.tenant.id} has no ${screen}`);
  const place = pagePlaceOf(path, settings.prefix);
  const { identifier } = place;
  const page = await findContentPage(ctx, place);
  if (!page) throw new Error(`the content ${identifier} of ${ctx.tenant.id} cannot be read`);
  const hash = createHash('sha256').update(JSON.stringify(page)).digest('hex');
  return {
    key: `${ctx.tenant.id} ${ctx.locale} ${hash}`,
    async draw() {
      const texts = await mailTexts(ctx);
      const date = formatDate(page.updatedAt, ctx.locale, ctx.tenant.timeZone);
      const paper: Paper = {
        locale: ctx.locale,
        title: page.title,
        subject: ctx.tenant.companyName,
        author: ctx.tenant.companyName,
        sections: sectionsOf(page).map(({ heading, paragraphs }) => ({ heading: heading ?? '', paragraphs })),
        note: texts.text('mail.attachment.updated', { date }),
      };
      return pdfOf(paper, identifier);
    },
  };
}
