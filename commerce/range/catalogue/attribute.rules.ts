import { z } from 'zod';
import { isCalendarDay } from '#forms/calendar-day.ts';

export type AttributeDefinition = {
  readonly key: string;
  /** `text`: the stored value is shown as it is; `date`: YYYY-MM-DD; `measures`: see article-measures.rules.ts */
  readonly valueType:
    | 'number'
    | 'option'
    | 'options'
    | 'boolean'
    | 'composition'
    | 'text'
    | 'date'
    | 'measures';
  readonly unit: string | null;
  readonly group: string;
  /** heading in the retailer's words; null for the group's own */
  readonly section?: string | null;
  readonly label: string;
  /** label by option key; for compositions of both fibres and parts, for measures of each measure */
  readonly options: ReadonlyMap<string, string>;
};

/** The group of attributes shown only in the product information sheet, not on a page, tile, filter or in search. */
export const SHEET_GROUP = 'sheet';

type DefinitionRow = Pick<AttributeDefinition, 'key' | 'unit' | 'label'> & {
  readonly section: string | null;
  readonly value_type: AttributeDefinition['valueType'];
  readonly attribute_group: string;
};
type OptionRow = { readonly attribute_key: string; readonly option_key: string; readonly label: string };

/** Definitions from the rows of one language, in their order. @param write how the locale spells that language */
export function buildDefinitions(
  rows: readonly DefinitionRow[],
  options: readonly OptionRow[],
  write: (text: string) => string,
): AttributeDefinition[] {
  const byAttribute = Map.groupBy(options, (option) => option.attribute_key);
  return rows.map(({ key, value_type, unit, attribute_group, label, section }) => ({
    key,
    valueType: value_type,
    unit,
    group: attribute_group,
    section: section && capitalizeLabel(write(section)),
    label: capitalizeLabel(write(label)),
    options: new Map(byAttribute.get(key)?.map((option) => [option.option_key, write(option.label)])),
  }));
}

/**
 * Feeds often write names in lower case: "print technology" gets a capital like a heading. "iPad", "mAh", "pH"
 * stay as they are.
 */
export function capitalizeLabel(label: string): string {
  return /^\p{Ll}{2,}(?![\p{L}\d])/u.test(label) ? label[0]?.toUpperCase() + label.slice(1) : label;
}

/** How a locale writes everything but labels. */
export type AttributeWriter = {
  readonly writeNumber: (value: number) => string;
  readonly writePercent: (value: number) => string;
  /** @param day YYYY-MM-DD */
  readonly writeDay: (day: string) => string;
  /** a unit as people read it: most are signs, some are words of the language */
  readonly writeUnit: (unit: string) => string;
  readonly yes: string;
  readonly no: string;
  /** "Contains non-textile parts of animal origin" in the words of Regulation (EU) 1007/2011 art. 12 */
  readonly animalParts: string;
  /** a part of a textile and what it is of */
  readonly writePart: (name: string, fibres: string) => string;
};

export type PrintedAttribute = { readonly key: string; readonly label: string; readonly value: string };
export type AttributeGroup = {
  readonly group: string;
  /** heading in the retailer's words; null for the group's own */
  readonly section: string | null;
  readonly attributes: readonly PrintedAttribute[];
};

const composition = z.array(
  z.object({
    part: z.string().nullish(),
    fibres: z
      .array(z.object({ option: z.string(), percent: z.number().positive().max(100) }))
      .min(1)
      // fibres that do not add up to 100 % would be a false statement
      .refine((fibres) => Math.abs(fibres.reduce((sum, { percent }) => sum + percent, 0) - 100) < 0.01),
  }),
);

/** Materials of animals that are no textile fibres (wool, silk and cashmere are). */
const ANIMAL_PARTS = new Set([
  'leather',
  'suede',
  'fur',
  'down',
  'feathers',
  'horn',
  'bone',
  'mother-of-pearl',
]);
const values = z.record(z.string(), z.unknown());

/**
 * A product's attributes formatted for people, by heading in the order of the definitions. A value that does not fit
 * its definition is left out: a page without one line is better than none.
 * @param stored the product's `attributes` as the database holds them
 */
export function printAttributes(
  stored: unknown,
  definitions: readonly AttributeDefinition[],
  writer: AttributeWriter,
): AttributeGroup[] {
  const byKey = values.safeParse(stored).data ?? {};
  const groups = new Map<string, AttributeGroup & { attributes: PrintedAttribute[] }>();
  for (const definition of definitions) {
    const { key, label, group, section = null } = definition;
    const stored = byKey[key];
    const value = stored === undefined ? null : printValue(stored, definition, writer);
    if (value === null) continue;
    const heading = section === null ? `group ${group}` : `section ${section}`;
    const known = groups.get(heading) ?? { group, section, attributes: [] };
    known.attributes.push({ key, label, value });
    groups.set(heading, known);
  }
  return [...groups.values()];
}

/**
 * Reads a product's attributes one by one: those with a definition, in the order of the definitions. `print` with
 * `bare`: without the unit, an option without the part in brackets, of materials only the first part; null if
 * there is none.
 */
export function createAttributeReader(
  stored: unknown,
  definitions: readonly AttributeDefinition[],
  writer: AttributeWriter,
) {
  const own = values.safeParse(stored).data ?? {};
  const defined = new Map(
    definitions.filter(({ key }) => own[key] !== undefined).map((definition) => [definition.key, definition]),
  );
  return {
    defined,
    stored: (key: string) => own[key],
    print(key: string, bare = false): string | null {
      const definition = defined.get(key);
      const printed =
        definition && printValue(own[key], bare ? { ...definition, unit: null } : definition, writer);
      if (!printed || !bare) return printed ?? null;
      return definition.valueType === 'composition'
        ? extractFirstPart(printed)
        : printed.replace(/\s*\(.*\)$/, '');
    },
  };
}

/** "Outer: 70 % wool, 30 % polyester; Lining: …": all fibres of its first part. */
function extractFirstPart(composition: string): string {
  return composition.replace(/;.*$/, '').replace(/^[^:]*:\s/, '');
}

/** @param stored the product's `attributes` as the database holds them */
export function readStoredValue(stored: unknown, key: string): unknown {
  return values.safeParse(stored).data?.[key];
}

function printValue(
  stored: unknown,
  definition: AttributeDefinition,
  writer: AttributeWriter,
): string | null {
  switch (definition.valueType) {
    case 'number':
      return typeof stored === 'number' ? formatWithUnit(stored, definition.unit, writer) : null;
    case 'boolean':
      return typeof stored === 'boolean' ? (stored ? writer.yes : writer.no) : null;
    case 'option':
      return typeof stored === 'string' ? (definition.options.get(stored) ?? null) : null;
    case 'options':
      return Array.isArray(stored) ? printOptions(stored, definition) : null;
    case 'text':
      return typeof stored === 'string' ? stored : null;
    case 'date':
      return typeof stored === 'string' && isCalendarDay(stored) ? writer.writeDay(stored) : null;
    case 'composition':
      return printComposition(stored, definition, writer);
    // a table of its own
    case 'measures':
      return null;
  }
}

function formatWithUnit(value: number, unit: string | null, writer: AttributeWriter): string {
  const text = writer.writeNumber(value);
  return unit === null ? text : `${text}\u00a0${writer.writeUnit(unit)}`;
}

function printOptions(stored: readonly unknown[], { options }: AttributeDefinition): string | null {
  const labels = stored.flatMap((option) => options.get(String(option)) ?? []);
  return labels.length === 0 ? null : labels.join(', ');
}

/**
 * Fibres in descending order, as Regulation (EU) 1007/2011 art. 9 requires; the part is named when there are several.
 * A textile with leather, down or the like states this in the words of art. 12.
 */
function printComposition(
  stored: unknown,
  { options }: AttributeDefinition,
  writer: AttributeWriter,
): string | null {
  const parts = composition.safeParse(stored).data;
  if (!parts || parts.length === 0) return null;
  const printed = parts.map(({ part, fibres }) => {
    const shares = fibres
      .toSorted((a, b) => b.percent - a.percent)
      .map(({ option, percent }) => `${writer.writePercent(percent)} ${options.get(option) ?? option}`)
      .join(', ');
    return parts.length > 1 && part ? writer.writePart(options.get(part) ?? part, shares) : shares;
  });
  const materials = parts.flatMap(({ fibres }) => fibres.map(({ option }) => option));
  const animal = materials.filter((option) => ANIMAL_PARTS.has(option));
  if (animal.length > 0 && animal.length < materials.length) printed.push(writer.animalParts);
  return printed.join('; ');
}
