import type { MailContent } from '#commerce/ground/mail/mail-page.rules.ts';
import type { PaymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { Order } from '../order.rules.ts';

/** An order and everything that its confirmation contains. */
export type OrderMail = {
  readonly order: Order;
  readonly tenant: Tenant;
  readonly locale: LocaleSettings;
  readonly texts: Translator<TextKey>;
  /** its section about the order's credit; null if paid otherwise */
  readonly credit?: MailContent['sections'][number] | null;
  /** of a bank transfer or a direct debit */
  readonly payment?: PaymentInstruction | null;
};
