import { z } from 'zod';
import type { BasketView } from '#commerce/buying/basket/basket.service.ts';
import { listContributions } from '#commerce/ground/extension/extension-context.service.ts';
import { askRule } from '#commerce/ground/extension/run-point.service.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ExtensionFields } from '#forms/extension-fields.ts';
import type { LocalizedText, OrderInquiry } from '#retailer/extension/extension.ts';
import { readExtensionFields } from './order-fields.rules.ts';

type Inquired = {
  readonly basket: BasketView;
  readonly extensionFields: ExtensionFields;
  readonly paymentMethod: string | null;
};

const localizedText: z.ZodType<LocalizedText> = z.record(z.string(), z.string().min(1).max(500));
const objection = z.object({ refuse: localizedText }).nullable();
const methodNames = z.array(z.string());

/** The customer reads this where a rule fails that refuses then. */
const UNDECIDED: LocalizedText = {
  nl: 'Je bestelling kan nu niet worden gecontroleerd. Probeer het later opnieuw of bel onze klantenservice.',
  de: 'Ihre Bestellung kann gerade nicht geprüft werden. Bitte versuchen Sie es später erneut oder rufen Sie uns an.',
  fr: 'Votre commande ne peut pas être vérifiée pour le moment. Réessayez plus tard ou appelez-nous.',
};

/** Lists why extensions refuse the order, in the visitor's language; without a reason it may be placed. */
export function listObjections(ctx: RequestContext, inquired: Inquired): readonly string[] {
  const rules = listContributions(ctx.tenant, (extension) => extension.rules?.order);
  return rules.flatMap((rule) => {
    const question = describeOrder(ctx, inquired, rule.active.extension.name);
    const asked = askRule(ctx, rule, {
      point: 'rules.order',
      question,
      answer: objection,
      refusal: UNDECIDED,
    });
    const reason = asked && ('fault' in asked ? asked.fault : asked.answer?.refuse);
    return reason ? [reason[ctx.language] ?? Object.values(reason)[0] ?? ''] : [];
  });
}

/** Keeps the offered ways to pay that no extension takes away; one whose rule fails and refuses then takes away all. */
export function filterPaymentMethods(
  ctx: RequestContext,
  inquired: Inquired,
  offered: readonly string[],
): readonly string[] {
  const rules = listContributions(ctx.tenant, (extension) => extension.rules?.paymentMethods);
  return rules.reduce<readonly string[]>((left, rule) => {
    const question = { ...describeOrder(ctx, inquired, rule.active.extension.name), offered: left };
    const none: readonly string[] = [];
    const asked = askRule(ctx, rule, {
      point: 'rules.paymentMethods',
      question,
      answer: methodNames,
      refusal: none,
    });
    if (!asked) return left;
    const allowed = 'fault' in asked ? asked.fault : asked.answer;
    return left.filter((method) => allowed.includes(method));
  }, offered);
}

function describeOrder(
  { tenant, language }: RequestContext,
  { basket, extensionFields, paymentMethod }: Inquired,
  extension: string,
): OrderInquiry {
  return {
    country: tenant.country,
    language,
    lines: basket.lines.map(({ article, quantity, unitMinor }) => ({
      sku: article.variantSku,
      kind: article.kind,
      quantity,
      unitMinor,
    })),
    totalMinor: basket.totalMinor,
    paymentMethod,
    fields: readExtensionFields({ extensionFields }, extension),
  };
}
