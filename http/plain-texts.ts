import type { Tenant } from '#tenants/tenant.ts';
import { textsFor } from '#texts/load.ts';
import type { Fault } from '#texts/translator.ts';
import type { PlainPageReason, PlainTexts } from './plain-page.ts';

/** The texts of the pages that the server answers itself, by locale, for all tenants. */
export async function loadPlainTexts(
  tenants: readonly Tenant[],
  onFault: (fault: Fault) => void,
): Promise<ReadonlyMap<string, PlainTexts>> {
  const locales = new Set(tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => locale)));
  return new Map(
    await Promise.all([...locales].map(async (locale) => [locale, await texts(locale, onFault)] as const)),
  );
}

async function texts(locale: string, onFault: (fault: Fault) => void): Promise<PlainTexts> {
  const { text } = await textsFor(locale, onFault);
  const of = (reason: PlainPageReason) => ({
    title: text(`server.${reason}.title`),
    text: text(`server.${reason}.text`),
  });
  return {
    home: text('server.home'),
    again: text('server.again'),
    badRequest: of('badRequest'),
    forbidden: of('forbidden'),
    tooLarge: of('tooLarge'),
    tooMany: of('tooMany'),
    failed: of('failed'),
    offline: of('offline'),
  };
}
