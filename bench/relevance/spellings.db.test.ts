import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { openEngine } from './engines.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MARKETS = [
  ['nl', 'nl', 'nl-NL'],
  ['de', 'de', 'de-DE'],
  ['fr', 'ch', 'fr-CH'],
] as const;
type Language = (typeof MARKETS)[number][0];

/** a unit as the catalogue has it, with what people write in its place */
const UNITS: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  inch: { nl: ['inch', '"', "''"], de: ['Zoll', '″'], fr: ['pouces', '"'] },
  cm: { nl: ['cm', 'centimeter'], de: ['cm', 'Zentimeter'], fr: ['cm', 'centimètres'] },
  kg: { nl: ['kg', 'kilo'], de: ['kg', 'Kilo'], fr: ['kg', 'kilos'] },
  l: { nl: ['l', 'liter'], de: ['l', 'Liter'], fr: ['l', 'litres'] },
  W: { nl: ['w', 'watt'], de: ['W', 'Watt'], fr: ['w', 'watts'] },
  mAh: { nl: ['mah', 'mAh'], de: ['mAh'], fr: ['mAh'] },
  GB: { nl: ['gb', 'gigabyte'], de: ['GB'], fr: ['Go', 'GB'] },
  dB: { nl: ['db', 'decibel'], de: ['dB', 'Dezibel'], fr: ['db', 'décibels'] },
};
const SMALLER: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  l: ['ml', 1000],
  kg: ['g', 1000],
  cm: ['mm', 10],
};
const THOUSANDS: Readonly<Record<Language, readonly string[]>> = { nl: ['.'], de: ['.'], fr: ["'", '’'] };
const HALVES: Readonly<Record<Language, readonly ((thing: string) => string)[]>> = {
  nl: [(thing) => `twee en een half ${thing}`, (thing) => `tweeënhalf${thing}`, (thing) => `2½ ${thing}`],
  de: [(thing) => `zweieinhalb ${thing}`, (thing) => `zwei und ein halb ${thing}`, (thing) => `2½-${thing}`],
  fr: [(thing) => `deux ${thing} et demie`, (thing) => `2 ${thing} et demie`, (thing) => `2½ ${thing}`],
};

const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 600, tenants, now: NOW, reviews: false });
const engine = openEngine(database, tenants, {}, () => NOW.getTime());
await engine.waitUntilReady();
const db = removeTenantGuard(database.kysely, 'attributes and names of the whole catalogue');

function createAskIn(id: string, locale: string) {
  const tenant = tenants.find((one) => one.id === id);
  const known = tenant?.locales.find((one) => one.locale === locale);
  if (!tenant || !known) throw new Error(`no tenant ${id}`);
  return async (text: string) => {
    const answer = await engine.search({
      ...{ tenantId: tenant.id, locale: known.locale, text, categoryId: null, filters: [], page: 1 },
      ...{ sort: 'popularity', explain: false, verbatim: false, now: NOW.getTime() },
    });
    if (!answer) throw new Error('the search has no index');
    // articles that lack some words follow the others
    const total = answer.understood.complete ?? answer.totalCount;
    return { ids: answer.productIds.slice(0, total), total };
  };
}

/** A spelling finds all that the plain one does; another unit may find more. */
async function listMissed(ask: ReturnType<typeof createAskIn>, plain: string, spellings: readonly string[]) {
  const known = await ask(plain);
  const wrong: string[] = known.total === 0 ? [`${plain}: nothing`] : [];
  for (const spelling of new Set(spellings)) {
    const { ids, total } = await ask(spelling);
    const isAll = known.total <= ids.length ? known.ids.every((id) => ids.includes(id)) : true;
    if (total < known.total || !isAll) wrong.push(`${plain} ${known.total}, ${spelling} ${total}`);
  }
  return wrong;
}

describe('different spellings of an amount', () => {
  it.each(MARKETS)(
    'an amount with its unit finds the same in every spelling, in %s',
    async (language, id, locale) => {
      const ask = createAskIn(id, locale);
      const { rows } = await sql<{ unit: string; amount: number }>`
      select distinct a.unit, (p.attributes ->> a.attribute_key)::float8 as amount
        from attribute a
        join product p on jsonb_typeof(p.attributes -> a.attribute_key) = 'number'
        join listing l on l.product_id = p.product_id and l.tenant_id = ${id} and l.discontinued_at is null
       where a.value_type = 'number' and a.attribute_group <> 'sheet' and a.unit = any(${Object.keys(UNITS)})`.execute(
        db,
      );
      expect(rows.length).toBeGreaterThan(50);
      const wrong: string[] = [];
      for (const { unit, amount } of rows) {
        const plain = `${amount} ${unit}`;
        const written =
          amount >= 1000 && Number.isInteger(amount)
            ? listGroupedForms(language, amount)
            : listDecimalForms(amount);
        const spellings = written.flatMap((number) =>
          (UNITS[unit]?.[language] ?? []).flatMap((name) => [
            `${number} ${name}`,
            `${number}${name}`,
            ...(/^\p{L}/u.test(name) ? [`${number}-${name}`] : []),
          ]),
        );
        const [smaller, times] = SMALLER[unit] ?? [];
        if (smaller && times) spellings.push(`${Math.round(amount * times * 1000) / 1000} ${smaller}`);
        wrong.push(...(await listMissed(ask, plain, spellings)));
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(MARKETS)(
    'an amount before a thing finds the same in every spelling, in %s',
    async (language, id, locale) => {
      const ask = createAskIn(id, locale);
      const { rows } = await sql<{ name: string }>`
      select distinct t.name from product_text t
        join listing l on l.product_id = t.product_id and l.tenant_id = ${id} and l.discontinued_at is null
       where t.language = ${language} and t.name ~ '[0-9]'`.execute(db);
      const counted = new Set(
        rows.flatMap(({ name }) =>
          [...name.matchAll(/(?<![\p{L}\p{N}])(\d+(?:,\d)?)[- ](zits|Sitzer|places)/gu)].map(
            ([found]) => found,
          ),
        ),
      );
      expect(counted.size).toBeGreaterThan(1);
      const wrong: string[] = [];
      for (const plain of counted) {
        const [number = '', thing = ''] = plain.split(/[- ]/);
        const written = [`${number} ${thing}`, `${number}-${thing}`, `${number.replace(',', '.')} ${thing}`];
        const halves = number === '2,5' ? HALVES[language].map((half) => half(thing)) : [];
        wrong.push(...(await listMissed(ask, plain, [...written, ...halves])));
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(MARKETS)('a size finds the same in every spelling, in %s', async (language, id, locale) => {
    const ask = createAskIn(id, locale);
    const by = { nl: 'bij', de: 'mal', fr: 'sur' }[language];
    const wrong = [
      ...(await listMissed(ask, '140x200', [
        '140 x 200 cm',
        '140 × 200',
        '1,40 x 2 m',
        `140 ${by} 200`,
        '140*200cm',
      ])),
      ...(await listMissed(ask, '205/55 R16', [
        '205 55 16',
        '205/55r16',
        '205-55-16',
        '205/55/16',
        '2055516',
      ])),
    ];
    expect(wrong).toEqual([]);
  });
});

function listGroupedForms(language: Language, amount: number): string[] {
  const [, thousands = '', rest = ''] = /^(\d+)(\d{3})$/.exec(String(amount)) ?? [];
  const round = rest === '000' ? [`${thousands} 000`] : [];
  return [String(amount), ...round, ...THOUSANDS[language].map((sign) => `${thousands}${sign}${rest}`)];
}

function listDecimalForms(amount: number): string[] {
  const written = String(amount);
  if (!written.includes('.')) return [written];
  return [written, written.replace('.', ','), `${written.replace('.', ',')}0`];
}
