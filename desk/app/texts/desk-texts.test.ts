import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RIGHTS, ROLE_NAMES } from '#commerce/staff/access/rights.rules.ts';
import { compileMessage } from '#texts/compile.ts';
import type { Message } from '#texts/message.ts';
import { DESK_LANGUAGES } from './desk-language.ts';

type Texts = Readonly<Record<string, string>>;

function readArea(language: string, area: string): Texts {
  return JSON.parse(readFileSync(join(import.meta.dirname, language, area), 'utf8'));
}

const areas = readdirSync(join(import.meta.dirname, 'en'));

test.each(DESK_LANGUAGES)('%s has the same areas and keys as English, and no empty text', (language) => {
  expect(readdirSync(join(import.meta.dirname, language))).toEqual(areas);
  for (const area of areas) {
    const own = readArea(language, area);
    expect(Object.keys(own).sort()).toEqual(Object.keys(readArea('en', area)).sort());
    expect(Object.values(own).filter((text) => text.trim() === '')).toEqual([]);
  }
});

test.each(DESK_LANGUAGES)('%s names the same values and tags as English in every text', (language) => {
  for (const area of areas) {
    const english = readArea('en', area);
    for (const [key, text] of Object.entries(readArea(language, area)))
      expect([key, listNames(compileMessage(text))]).toEqual([
        key,
        listNames(compileMessage(english[key] ?? '')),
      ]);
  }
});

test('no key stands in two areas', () => {
  const keys = areas.flatMap((area) => Object.keys(readArea('en', area)));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every right and every role has a name', () => {
  const keys = areas.flatMap((area) => Object.keys(readArea('en', area)));
  const needed = [...RIGHTS.map((right) => `right.${right}`), ...ROLE_NAMES.map((role) => `role.${role}`)];
  expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
});

/** The names of values, plurals, selects and tags in a message, each once. */
function listNames(message: Message): string[] {
  const names = new Set<string>();
  const walk = (each: Message) => {
    if (typeof each === 'string') return;
    for (const part of each) {
      if (typeof part !== 'object') continue;
      if ('v' in part) names.add(part.v);
      else if ('t' in part) {
        names.add(`<${part.t}>`);
        walk(part.c);
      } else {
        names.add('p' in part ? part.p : part.s);
        Object.values(part.o).forEach(walk);
      }
    }
  };
  walk(message);
  return [...names].sort();
}
