import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineExtension } from '#retailer/extension/extension.ts';
import { activateExtensions } from './active-extensions.ts';

const FILE = 'tenants/ch/settings.ts';
const locales = [{ locale: 'de-CH' }, { locale: 'fr-CH' }];
const gift = defineExtension({
  name: 'gift-wrap',
  folder: '/shop/extensions/gift-wrap',
  shop: '^1.0',
  settings: z.object({ priceMinor: z.number().default(495) }),
  fields: { order: [{ key: 'card', type: 'text', maxLength: 80, label: { de: 'Karte', fr: 'Carte' } }] },
});

test('an extension is on with its own defaults in a tenant that says nothing of it', () => {
  const [active] = activateExtensions(FILE, { extensions: {}, locales }, [gift]);
  expect(active).toEqual({ extension: gift, settings: { priceMinor: 495 }, publicSettings: {}, secrets: {} });
});

test('a tenant sets an extension or switches it off', () => {
  const extensions = { 'gift-wrap': { priceMinor: 700 } };
  expect(activateExtensions(FILE, { extensions, locales }, [gift])[0]?.settings).toEqual({ priceMinor: 700 });
  expect(activateExtensions(FILE, { extensions: { 'gift-wrap': false }, locales }, [gift])).toEqual([]);
});

test('settings that the extension refuses, or of an extension that is not there, stop the start by name', () => {
  const activate = (extensions: Record<string, unknown>) => () =>
    activateExtensions(FILE, { extensions, locales }, [gift]);
  expect(activate({ 'gift-wrap': { priceMinor: 'x' } })).toThrow(
    /tenants\/ch\/settings.ts: extensions.gift-wrap/,
  );
  expect(activate({ 'gift-wrop': {} })).toThrow(/extensions.gift-wrop is in no shop.config.ts/);
});

test('pages get what the extension says is public, and what is no JSON stops the start', () => {
  const activate = (publicSettings: (settings: unknown) => unknown) =>
    activateExtensions(FILE, { extensions: {}, locales }, [{ ...gift, publicSettings }]);
  expect(activate((settings) => ({ settings, card: true }))[0]?.publicSettings).toEqual({
    settings: { priceMinor: 495 },
    card: true,
  });
  expect(() => activate(() => ({ since: new Date(0) }))).toThrow(
    'tenants/ch/settings.ts: publicSettings of the extension gift-wrap is not JSON',
  );
});

test('a field whose words lack a language of the tenant stops the start', () => {
  const italian = [...locales, { locale: 'it-CH' }];
  expect(() => activateExtensions(FILE, { extensions: {}, locales: italian }, [gift])).toThrow(
    "gift-wrap lacks a text in 'it' in its field card of an order",
  );
});
