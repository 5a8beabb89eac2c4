import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = join(import.meta.dirname, 'test-schema');
const MAIN = 'Factur-X_EN16931.xsd';

/**
 * For tests: the faults of an invoice by the schema that the Forum National de la Facture Électronique and the Forum
 * elektronische Rechnung Deutschland publish for the profile EN 16931 of Factur-X 1.09.
 */
export async function findSchemaFaults(xml: string): Promise<string[]> {
  const names = (await readdir(SCHEMA)).sort();
  const files = await Promise.all(
    names.map(async (fileName) => ({ fileName, contents: await readFile(join(SCHEMA, fileName), 'utf8') })),
  );
  const { errors } = await validateXML({
    xml: [{ fileName: 'factur-x.xml', contents: xml }],
    schema: files.filter(({ fileName }) => fileName === MAIN),
    preload: files.filter(({ fileName }) => fileName !== MAIN),
  });
  return errors.map(({ message }) => message);
}

export type XmlNode = {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
  text: string;
};

/** For tests: a document as a tree, names without their prefix. */
export function parseXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name: name.split(':').at(-1) ?? '', attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root;
}

/** For tests: every node at a path below another: `A/B`. */
export function selectNodes(from: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (nodes, step) => nodes.flatMap(({ children }) => children.filter(({ name }) => name === step)),
      [from],
    );
}

/** For tests: the amounts at a path in cents; written amounts have at most two decimals (BR-DEC). */
export function readCents(from: XmlNode, path: string): number[] {
  return selectNodes(from, path).map(({ text }) => {
    const parts = /^(-?\d+)\.(\d\d)$/.exec(text.trim());
    if (!parts) throw new Error(`${path} is no amount with two decimals: ${text}`);
    return Number(`${parts[1]}${parts[2]}`);
  });
}
