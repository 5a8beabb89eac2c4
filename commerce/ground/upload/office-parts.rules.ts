/** A part that runs, by what it is declared to be, whatever its name. */
const RUNS_BY_TYPE = /macroenabled|vbaproject|ms-office\.activex|vnd\.ms-package/i;
/** A relationship to a file elsewhere that is fetched when the document is opened; links that a person presses are not. */
const OUTSIDE = /<(?:\w+:)?Relationship\b[^>]*>/gi;
const DDE = /\bDDE(AUTO)?\b/i;

/**
 * Whether the text of an Office document's part says that something runs, or is fetched from elsewhere, when it is
 * opened: macros, dynamic data exchange, outside templates and frames.
 * @param name lower case
 */
export function findOfficeProgram(name: string, xml: string): boolean {
  // no part has a document type (ISO/IEC 29500-2, 6.1.4): entities of its own could spell anything
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return true;
  if (name === '[content_types].xml') return RUNS_BY_TYPE.test(resolveCharacters(xml));
  if (name.endsWith('.rels')) return hasOutsideTarget(xml);
  if (name.startsWith('xl/externallinks/')) return /<(?:\w+:)?ddeLink\b/i.test(xml);
  return DDE.test(readFields(xml));
}

function hasOutsideTarget(xml: string): boolean {
  for (const [given] of xml.matchAll(OUTSIDE)) {
    const relationship = resolveCharacters(given);
    const isOutside = /\bTargetMode\s*=\s*["']\s*External/i.test(relationship);
    if (isOutside && !/\bType\s*=\s*["'][^"']*\/hyperlink\s*["']/i.test(relationship)) return true;
  }
  return false;
}

/** The instructions of a letter's fields; one may be written in several runs. */
function readFields(xml: string): string {
  const simple = [...xml.matchAll(/\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    (found) => found[1] ?? found[2],
  );
  const runs = [...xml.matchAll(/<\w+:instrText\b[^>]*>([^<]*)</gi)].map(([, run]) => run);
  return resolveCharacters(`${simple.join(' ')} ${runs.join('')}`);
}

/** Signs that are written as numbers (`&#68;`). */
function resolveCharacters(xml: string): string {
  return xml.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (given, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : given;
  });
}
