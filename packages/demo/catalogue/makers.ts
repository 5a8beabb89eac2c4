import { BESTSELLERS } from './bestsellers.ts';
import { BRANDS, type DemoBrand, makes } from './brands.ts';
import type { Audience, Department, Kind, Option } from './kind.ts';
import { KINDS } from './kinds.ts';
import { MODEL_NAMES } from './names.ts';

/** A word that names a line of products the same in every language: "Norra", or "Aqua" of "Aqua 40". */
function findLine({ name: [nl, de, fr], attributes, sentence, highlight }: Option): string | null {
  if (nl !== de || nl !== fr || attributes || sentence || highlight) return null;
  return /^(\p{Lu}\p{Ll}+)(?: \d+)?$/u.exec(nl)?.[1] ?? null;
}

/** The kinds of a department in which a line occurs. */
type Line = { readonly name: string; readonly kinds: Kind[] };

/**
 * The maker of each line, by `department name`: one for all kinds in which it occurs. The line of a bestseller
 * belongs to its brand; the others go to those that have the fewest lines and make most of its kinds.
 */
const MAKERS: ReadonlyMap<string, DemoBrand> = assignLines();

function assignLines(): Map<string, DemoBrand> {
  const makers = new Map<string, DemoBrand>();
  const counts = new Map<string, number>();
  const give = (key: string, brand: DemoBrand) => {
    makers.set(key, brand);
    counts.set(brand.slug, (counts.get(brand.slug) ?? 0) + 1);
  };
  const lines = allLines();
  for (const [key, brand] of bestsellersLines()) if (lines.has(key)) give(key, brand);
  for (const [key, { name, kinds }] of lines) {
    if (makers.has(key)) continue;
    const able = BRANDS.filter((brand) => kinds.some((kind) => makes(brand, kind, null)));
    const load = (brand: DemoBrand) =>
      (counts.get(brand.slug) ?? 0) / kinds.filter((kind) => makes(brand, kind, null)).length;
    const [first] = able.toSorted((a, b) => load(a) - load(b));
    if (!first) throw new RangeError(`nobody makes ${name}: ${kinds.map(({ kind }) => kind)}`);
    give(key, first);
  }
  return makers;
}

function allLines(): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const kind of KINDS) {
    for (const name of new Set(kind.axes.flat().map(findLine))) {
      if (name === null) continue;
      const key = buildLineKey(kind.department, name);
      const line = lines.get(key) ?? { name, kinds: [] };
      line.kinds.push(kind);
      lines.set(key, line);
    }
  }
  return lines;
}

function* bestsellersLines(): Generator<[string, DemoBrand]> {
  for (const { kind: name, options, brand: slug } of BESTSELLERS) {
    const kind = KINDS.find((one) => one.kind === name);
    const brand = BRANDS.find((one) => one.slug === slug);
    if (!kind || !brand) continue;
    for (const [axis, key] of options.entries()) {
      const option = kind.axes[axis]?.find((one) => one.key === key);
      const line = option ? findLine(option) : null;
      if (line !== null) yield [buildLineKey(kind.department, line), brand];
    }
  }
}

function buildLineKey(department: Department, line: string): string {
  return `${department} ${line}`;
}

/** The maker of a design's line; null where its options name none. */
export function makerOfLine(kind: Kind, options: readonly Option[]): DemoBrand | null {
  const lines = options.map(findLine).filter((line) => line !== null);
  return lines.map((line) => MAKERS.get(buildLineKey(kind.department, line))).find((brand) => brand) ?? null;
}

/** Whether a design may have an option: any but a line whose maker does not make this kind for these people. */
export function isMade(kind: Kind, option: Option, audience: Audience | null): boolean {
  const line = findLine(option);
  const maker = line === null ? undefined : MAKERS.get(buildLineKey(kind.department, line));
  return !maker || makes(maker, kind, audience);
}

/** The names of lines and bestsellers are taken. */
const TAKEN: ReadonlySet<string> = new Set([
  ...[...allLines().values()].map(({ name }) => name),
  ...BESTSELLERS.flatMap(({ name }) => name[0].split(' ')),
]);
const FREE_NAMES = MODEL_NAMES.filter((name) => !TAKEN.has(name));

const NAMES_OF = new Map<string, readonly string[]>(
  BRANDS.map(({ slug }, index) => [
    slug,
    FREE_NAMES.filter((_, position) => position % BRANDS.length === index),
  ]),
);

/** First names of a brand's models; no other brand uses them. */
export function listModelNames({ slug }: DemoBrand): readonly string[] {
  return NAMES_OF.get(slug) ?? [];
}

const KNOWN: ReadonlySet<string> = new Set(MODEL_NAMES);

/** The lines and models in a name: each belongs to one maker of its department. */
export function linesIn(department: Department, name: string): string[] {
  const words = name.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return words.filter(
    (word, index) => MAKERS.has(buildLineKey(department, word)) || (index > 0 && KNOWN.has(word)),
  );
}
