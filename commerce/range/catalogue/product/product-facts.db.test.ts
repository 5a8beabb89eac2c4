import { expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { listAllAttributes, listAttributes, listKeyFacts } from './product-facts.service.ts';

const database = await testDatabase();
await database.pool.query(
  `insert into attribute (attribute_key, value_type, unit, attribute_group, position) values
     ('load', 'number', 'kg', 'technical', 1), ('spin-speed', 'number', 'min⁻¹', 'technical', 2),
     ('noise', 'number', 'dB', 'energy', 3), ('seats', 'number', null, 'dimensions', 4),
     ('width', 'number', 'cm', 'dimensions', 5), ('tyre-width', 'number', 'mm', 'technical', 6),
     ('tyre-profile', 'number', '%', 'technical', 7), ('rim-diameter', 'number', 'inch', 'technical', 8),
     ('load-index', 'number', null, 'technical', 9), ('speed-index', 'option', null, 'technical', 10),
     ('off-mode', 'number', 'W', 'sheet', 11)
   on conflict do nothing`,
);
await database.pool.query(
  `insert into attribute_text (attribute_key, language, label)
     select attribute_key, language, initcap(attribute_key) from attribute, unnest(array['nl', 'de', 'fr']) language
   on conflict do nothing`,
);
await database.pool.query(
  `insert into attribute_option (attribute_key, option_key, language, label)
     select 'speed-index', 'v', language, 'V (240 km/h)' from unnest(array['nl', 'de', 'fr']) language
   on conflict do nothing`,
);
const nl = testContext(database, 'nl');
const fetchFacts = async (kind: string, attributes: unknown, ctx = nl) =>
  (await listKeyFacts(ctx, { kind, attributes })).map((fact) => fact.replaceAll('\u00a0', ' '));

it('a washing machine shows its load, spin speed and noise', async () => {
  const attributes = { load: 9, 'spin-speed': 1400, noise: 72 };
  expect(await fetchFacts('washing-machine', attributes)).toEqual(['9 kg', '1400 tpm', '72 dB']);
});

it('a spin speed is spelled in one way in each language', async () => {
  const attributes = { 'spin-speed': 1400 };
  const [german, french] = [testContext(database, 'de'), testContext(database, 'ch', { locale: 'fr-CH' })];
  expect(await fetchFacts('washing-machine', attributes, german)).toEqual(['1400 U/min']);
  expect(await fetchFacts('washing-machine', attributes, french)).toEqual(['1400 tr/min']);
});

it('a sofa shows its seats in the words of each language', async () => {
  const attributes = { width: 216, seats: 3 };
  expect((await fetchFacts('sofa', attributes)).at(-1)).toBe('3 zitplaatsen');
  expect((await fetchFacts('sofa', attributes, testContext(database, 'de'))).at(-1)).toBe('3 Sitzplätze');
  expect(
    (await fetchFacts('sofa', attributes, testContext(database, 'ch', { locale: 'fr-CH' }))).at(-1),
  ).toBe('3 places');
});

it('a tyre shows its size as printed on its side', async () => {
  const attributes = {
    ...{ 'tyre-width': 205, 'tyre-profile': 55, 'rim-diameter': 16 },
    ...{ 'load-index': 91, 'speed-index': 'v' },
  };
  expect(await fetchFacts('tyre', attributes)).toEqual(['205/55 R16', '91V']);
});

it('a kind without chosen facts shows its attributes in the order of its filters', async () => {
  const attributes = { width: 60, noise: 48, seats: 2, load: 5, unheard: 1 };
  expect(await fetchFacts('laundry-robot', attributes)).toEqual(['Load 5 kg', 'Seats 2', 'Noise 48 dB']);
});

it('facts that an article lacks are left out and not replaced by others', async () => {
  expect(await fetchFacts('washing-machine', { load: 8 })).toEqual(['8 kg']);
  expect(await fetchFacts('washing-machine', null)).toEqual([]);
  expect(await fetchFacts('dress', { load: 8 })).toEqual([]);
});

it('an attribute of the data sheet alone appears on no page and no tile', async () => {
  const attributes = { width: 60, 'off-mode': 0.3 };
  const listKeys = (groups: Awaited<ReturnType<typeof listAttributes>>) =>
    groups.flatMap((group) => group.attributes.map(({ key }) => key));
  expect(listKeys(await listAttributes(nl, { attributes }))).toEqual(['width']);
  expect(listKeys(await listAllAttributes(nl, { attributes }))).toEqual(['width', 'off-mode']);
  expect(await fetchFacts('laundry-robot', attributes)).toEqual(['Width 60 cm']);
});
