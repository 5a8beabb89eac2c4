import type { Tenant } from '#tenants/tenant.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Fault } from '#texts/translator.ts';
import type { PlainPageReason, PlainTexts } from './plain-page.ts';

/** The texts of the pages that the server answers itself, by locale, for all tenants. */
export async function loadPlainTexts(
  tenants: readonly Tenant[],
  onFault: (fault: Fault) => void,
): Promise<ReadonlyMap<string, PlainTexts>> {
  const locales = new Set(tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => locale)));
  return new Map(
    await Promise.all(
      [...locales].map(async (locale) => [locale, await loadReasonTexts(locale, onFault)] as const),
    ),
  );
}

async function loadReasonTexts(locale: string, onFault: (fault: Fault) => void): Promise<PlainTexts> {
  const { text } = await loadTranslator(locale, onFault);
  const getReasonTexts = (reason: PlainPageReason) => ({
    title: text(`server.${reason}.title`),
    text: text(`server.${reason}.text`),
  });
  return {
    home: text('server.home'),
    again: text('server.again'),
    badRequest: getReasonTexts('badRequest'),
    forbidden: getReasonTexts('forbidden'),
    tooLarge: getReasonTexts('tooLarge'),
    tooMany: getReasonTexts('tooMany'),
    failed: getReasonTexts('failed'),
    offline: getReasonTexts('offline'),
  };
}
