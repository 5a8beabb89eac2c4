import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

const APP = join(import.meta.dirname, '../..');
const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
const sources = globSync('**/*.{ts,tsx}', { cwd: APP })
  .filter((file) => !/screens\/gallery\/|\.test\.|icon-names\.ts$/.test(file))
  .map((file) => readFileSync(join(APP, file), 'utf8'));

describe('the icons', () => {
  it('the named icons are those of the sprite, each once', () => {
    expect([...symbols].sort()).toEqual([...ICON_NAMES].sort());
  });

  it('every icon is used', () => {
    const unused = ICON_NAMES.filter(
      (name) => !sources.some((source) => source.includes(`'${name}'`) || source.includes(`"${name}"`)),
    );
    expect(unused).toEqual([]);
  });

  it('icons are drawn in strokes of the text colour without scripts and addresses', () => {
    expect(sprite).not.toMatch(/<script|href|fill="#|stroke="#|style=/);
  });
});
