import { type AsyncZippable, strToU8, zip } from 'fflate';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { listCustomerPictures } from '#commerce/range/review/review-picture.service.ts';
import { listCustomerContactFiles } from '#commerce/service/contact/customer-contacts.queries.ts';
import { formatCsv, readPersonalData } from './data-export.service.ts';

/** The topics of the information of GDPR art. 15 (1), in the order in which it is read. */
const INFORMATION = [
  'purposes',
  'categories',
  'recipients',
  'retention',
  'sources',
  'rights',
  'automated',
] as const;

/**
 * All of a customer's data in one ZIP archive: `data.json` with everything, one CSV for each table, files that were
 * sent to the shop, and the information of GDPR art. 15 in the customer's language. Limited to a few times an hour,
 * because it is much work.
 */
export async function archivePersonalData(
  ctx: RequestContext,
  customer: Customer,
): Promise<Result<Buffer, TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countExport(`${ctx.tenant.id}|${customer.customerId}`);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const data = await readPersonalData(ctx, customer);
  const information = await loadProcessingInformation(ctx);
  const whole = {
    exportedAt: ctx.clock.now().toISOString(),
    shop: ctx.tenant.company.legalName,
    customerNumber: customer.customerNumber,
    information,
    incomplete: data.cut,
    data: data.tables,
  };
  const files: AsyncZippable = {
    'data.json': strToU8(JSON.stringify(whole, null, 2)),
    'information.txt': strToU8(
      `\uFEFF${information.map(({ about, text }) => `${about}\r\n${text}\r\n`).join('\r\n')}`,
    ),
  };
  for (const [table, rows] of Object.entries(data.tables))
    files[`csv/${table}.csv`] = strToU8(formatCsv(rows));
  for (const file of await listCustomerContactFiles(ctx, customer)) {
    // pictures and papers are compressed already
    files[`files/${file.caseNumber}-${file.position}-${sanitizeFileName(file.name)}`] = [
      file.body,
      { level: 0 },
    ];
  }
  for (const { pictureId, body } of await listCustomerPictures(ctx, customer.customerId))
    files[`files/review-${pictureId}.webp`] = [body, { level: 0 }];
  return ok(await compress(files));
}

async function loadProcessingInformation(ctx: RequestContext): Promise<{ about: string; text: string }[]> {
  const { tenant } = ctx;
  const texts = await loadMailTexts(ctx);
  const values = {
    company: tenant.company.legalName,
    email: tenant.company.email,
    years: tenant.retention.invoiceYears,
    days: tenant.contact.keepContactsDays,
  };
  return INFORMATION.map((part) => ({
    about: texts.text(`account.export.${part}.title`, values),
    text: texts.text(`account.export.${part}`, values),
  }));
}

/** A file name without path, safe to unpack. */
function sanitizeFileName(name: string): string {
  return name
    .replace(/[^\p{L}\d._-]+/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-80);
}

function compress(files: AsyncZippable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))));
  });
}
