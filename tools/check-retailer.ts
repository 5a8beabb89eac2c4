import { join, sep } from 'node:path';
import ts from 'typescript';
import { PRODUCT_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';

/**
 * `tavelo-shop check`: the types of a retailer's folder against those of the product, by the product's compiler. The
 * product's own files are checked where they are written: looked at again here, they would take most of the time.
 */
const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => RETAILER_FOLDER,
  getCanonicalFileName: (name) => name,
  getNewLine: () => ts.sys.newLine,
};

const faults = listFaults(join(RETAILER_FOLDER, 'tsconfig.json'));
process.stderr.write(ts.formatDiagnostics(faults, FORMAT));
process.exit(faults.length > 0 ? 1 : 0);

function listFaults(configFile: string): readonly ts.Diagnostic[] {
  const unreadable: ts.Diagnostic[] = [];
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault: ts.Diagnostic) => void unreadable.push(fault),
  };
  const config = ts.getParsedCommandLineOfConfigFile(configFile, {}, host);
  if (!config || config.errors.length > 0) return [...unreadable, ...(config?.errors ?? [])];
  const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
  const own = program.getSourceFiles().filter(({ fileName }) => isOwn(fileName));
  return [
    ...program.getOptionsDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
}

function isOwn(file: string): boolean {
  const own = `${RETAILER_FOLDER.replaceAll(sep, '/')}/`;
  const product = `${PRODUCT_FOLDER.replaceAll(sep, '/')}/`;
  // a package's product is unpacked inside the folder
  const isProducts = product.startsWith(own) && file.startsWith(product);
  return file.startsWith(own) && !file.startsWith(`${own}node_modules/`) && !isProducts;
}
