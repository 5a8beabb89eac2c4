import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type SlotRow = {
  readonly name: string;
  readonly purpose: string;
  /** of its component, as they are written: `product: ProductFacts` */
  readonly props: readonly string[];
};

const BEGIN = '<!-- slots: written by npm run generate -->';
const END = '<!-- end of slots -->';

/**
 * The slots of a file that exports the type `SlotProps`, in its order.
 * @throws Error for a slot that nothing is said of
 */
export function readSlots(file: string): readonly SlotRow[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const types = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias.type]),
  );
  const table = types.get('SlotProps');
  if (!table || !ts.isTypeLiteralNode(table)) throw new Error(`${file} has no SlotProps`);
  return table.members.filter(ts.isPropertySignature).map((member) => {
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(source);
    const [comment] = ts.getJSDocCommentsAndTags(member);
    const purpose = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ');
    if (!purpose) throw new Error(`${file} says nothing of the slot ${name}`);
    const props = types.get(member.type?.getText(source) ?? '');
    return { name, purpose, props: listProperties(props, source) };
  });
}

function listProperties(type: ts.TypeNode | undefined, source: ts.SourceFile): string[] {
  if (!type || !ts.isTypeLiteralNode(type)) return [];
  return type.members
    .filter(ts.isPropertySignature)
    .map(({ name, type: own }) => `${name.getText(source)}: ${own?.getText(source) ?? 'unknown'}`);
}

/** Renders the module by which the server knows the names of slots. */
export function generateSlotList(slots: readonly SlotRow[]): string {
  return `/** \`npm run generate\` writes these names from slot-props.ts. */
export const SLOTS: ReadonlySet<string> = new Set([
${slots.map(({ name }) => `  '${name}',\n`).join('')}]);
`;
}

/** @throws Error if the document has no place for the table */
export function replaceSlotTable(document: string, slots: readonly SlotRow[]): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/extending.md lacks ${BEGIN} … ${END}`);
  const rows = slots.map(
    ({ name, purpose, props }) =>
      `| \`${name}\` | ${purpose} | ${props.map((prop) => `\`${prop.replaceAll('|', '\\|')}\``).join(', ')} |\n`,
  );
  return `${before}${BEGIN}\n| slot | where it is | props |\n| --- | --- | --- |\n${rows.join('')}${END}${after}`;
}
