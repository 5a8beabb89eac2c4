import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';

const shops = (await loadTenants()).flatMap((tenant) =>
  tenant.locales.map((locale) => ({ tenant, id: tenant.id, ...locale })),
);

async function readPage(
  { tenant, locale, prefix }: (typeof shops)[number],
  path: string | null,
): Promise<string> {
  const folder = join(import.meta.dirname, '../../../retailers/tavelo/tenants', tenant.id, 'content', locale);
  const name = path
    ?.split('/')
    .filter((part) => part !== '' && part !== prefix)
    .join('-');
  return readFile(join(folder, `${name}.json`), 'utf8');
}

it.each(shops)('the terms of $id in $locale name every way to pay that the checkout offers', async (shop) => {
  const page = await readPage(shop, shop.paths.terms ?? null);
  const texts = await loadTranslator(shop.locale, ({ id }) => expect.fail(id));
  const { payment, credit } = shop.tenant;
  const onCredit = credit.terms.some(({ pause }) => pause !== null)
    ? ['instalments', 'pause']
    : ['instalments'];
  for (const method of [...payment.methods.map(({ code }) => code), ...onCredit])
    expect(page, method).toContain(texts.text(`payment.method.${method}.name` as TextKey));
});

it.each(shops)(
  'the privacy notice of $id in $locale gives each purpose a legal basis and a term',
  async (shop) => {
    const page = JSON.parse(await readPage(shop, shop.paths.privacy ?? null)) as {
      blocks: { type: string; columns?: string[]; rows?: string[][] }[];
    };
    const table = page.blocks.find(({ type }) => type === 'table');
    expect(table?.columns).toHaveLength(4);
    const isSwiss = shop.tenant.country === 'CH';
    for (const row of table?.rows ?? []) {
      expect(row).toHaveLength(4);
      expect(row[2], row[0]).toMatch(isSwiss ? /(DSG|LPD|KKG|LCC)\b/ : /(AVG|DSGVO)\b/);
    }
    const words = JSON.stringify(page);
    expect(words).toMatch(isSwiss ? /(Art|art)\. 21 (DSG|LPD)/ : /(Art|art)\. 22 (AVG|DSGVO)/);
    for (const parameter of ['{creditDecisionDays}', '{waitingCreditCheckDays}'])
      expect(words).toContain(parameter);
  },
);
