import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#tenants/brand.ts';
import { loadTenants } from '#tenants/load.ts';
import { buildBrandRoles } from './brand.ts';

const css = await readFile(new URL('./roles.css', import.meta.url), 'utf8');
const TENANTS = new URL('../../../retailers/tavelo/tenants/', import.meta.url);

type Roles = Readonly<Record<string, { light: string; dark: string }>>;

/** The colour roles of a rule: `--name: light-dark(#light, #dark)`. */
function parseRoles(selector: string, source = css): Roles {
  const at = source.indexOf(`${selector} {`);
  expect(at, `${selector} has a rule`).toBeGreaterThanOrEqual(0);
  const block = source.slice(at, source.indexOf('}', at));
  const found = block.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return Object.fromEntries(
    [...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}

const base = parseRoles(':root');
const tenants = await loadTenants();
/** Every tenant's colours: of its settings, and of a file of its own that lies over them. */
const themes: Readonly<Record<string, Roles>> = Object.fromEntries(
  await Promise.all(
    tenants.map(async ({ id, brand }) => [
      id,
      { ...base, ...listBrandRoles(brand), ...(await loadOwnRoles(id)) },
    ]),
  ),
);

function listBrandRoles(brand: Brand): Roles {
  const text = Object.entries(buildBrandRoles(brand)).map(([name, value]) => `${name}: ${value};`);
  return parseRoles(':root', `:root {${text.join('\n')}}`);
}

async function loadOwnRoles(id: string): Promise<Roles> {
  const file = new URL(`${id}/theme.css`, TENANTS);
  return existsSync(file) ? parseRoles(':root', await readFile(file, 'utf8')) : {};
}

/** Relative luminance (WCAG 2.2). */
function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['surface', 'raised', 'sunken'];
const GROUNDS = [...SURFACES, 'hover'];
const TEXTS = ['text', 'muted', 'accent-text', 'sale', 'success', 'warning', 'error', 'info'];
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['text', 'pressed'],
  ['on-inverse', 'inverse'],
  ['on-inverse', 'inverse-hover'],
  ['on-sale', 'sale'],
  ['surface', 'success'],
  ['on-tile', 'tile'],
  ['text', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ...['success', 'warning', 'error', 'info'].flatMap((kind) => [
    [kind, `${kind}-soft`] as const,
    ['text', `${kind}-soft`] as const,
  ]),
];
/** Signs that must be seen: borders of controls, filled stars, the focus ring, filled buttons. */
const MARK_PAIRS: readonly (readonly [string, string])[] = [
  ...['line-strong', 'star', 'focus'].flatMap((mark) => GROUNDS.map((ground) => [mark, ground] as const)),
  // nothing that is filled lies on what a pointer can mark
  ...SURFACES.map((ground) => ['accent', ground] as const),
];

const cases = Object.entries(themes).flatMap(([theme, roles]) =>
  (['light', 'dark'] as const).flatMap((mode) => [
    ...TEXT_PAIRS.map(([front, ground]) => ({ theme, mode, front, ground, least: 4.5, roles })),
    ...MARK_PAIRS.map(([front, ground]) => ({ theme, mode, front, ground, least: 3, roles })),
  ]),
);

describe('colour contrast', () => {
  it.each(cases)(
    'the contrast in $theme $mode suffices: $front on $ground',
    ({ roles, mode, front, ground, least }) => {
      const pair = [roles[front]?.[mode], roles[ground]?.[mode]];
      expect(pair).not.toContain(undefined);
      expect(computeContrast(pair[0] ?? '', pair[1] ?? '')).toBeGreaterThanOrEqual(least);
    },
  );

  it('the shops have the promised colours (product 9.2)', () => {
    expect(themes.de?.accent?.light).toBe('#068099');
    expect(themes.nl?.accent?.light).toBe('#eb001f');
  });
});
