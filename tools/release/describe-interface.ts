import { join } from 'node:path';
import ts from 'typescript';

const HOW =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.MultilineObjectLiterals |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * What a retailer's folder may import, name by name with its type: a block of text for each export of the entries, in
 * the order of their names. Two texts that are equal promise the same.
 * @param entries files by the names under which they are imported
 */
export function describeInterface(root: string, entries: Readonly<Record<string, string>>): string {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (fault) => {
        throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
      },
    },
  );
  const files = Object.values(entries).map((file) => join(root, file));
  const program = ts.createProgram(files, { ...config?.options, types: ['node'] });
  const checker = program.getTypeChecker();
  const parts = Object.entries(entries).map(([name, file]) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const exported = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return `## ${name}\n\n${exported.map((symbol) => describeExport(checker, symbol)).join('\n')}`;
  });
  return `${parts.join('\n')}`;
}

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  const isForeign = declaration?.getSourceFile().fileName.includes('/node_modules/') ?? true;
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const kind = isType ? 'type' : symbol.flags & ts.SymbolFlags.Function ? 'function' : 'const';
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');
  const [note = ''] = /^.*?[.](?= |$)|^.*$/.exec(comment) ?? [];
  const deprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated')
    ? ' (deprecated)'
    : '';
  const text = isForeign || !declaration ? 'of a library' : printType(checker, symbol, declaration, isType);
  return `### ${exported.name}\n\n${kind}${deprecated}${note ? `: ${note}` : ''}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
}

function printType(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  isType: boolean,
): string {
  if (isType) {
    const { typeParameters } = declaration as ts.TypeAliasDeclaration;
    const text = breakLines(checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), declaration, HOW));
    return typeParameters ? `<${typeParameters.map((one) => one.getText()).join(', ')}>\n${text}` : text;
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0)
    return breakLines(checker.typeToString(type, declaration, HOW));
  // the values may change, as a rate of interest does
  return type
    .getProperties()
    .map(({ name }) => name)
    .toSorted()
    .join('\n');
}

/** The compiler keeps the indentation of lines and leaves their ends out. */
function breakLines(text: string): string {
  return text.replaceAll(/([{;])( {4,})(?! )/g, '$1\n$2').replaceAll(/;(\}+)/g, ';\n$1');
}
