/** A record of a table. */
export type TableRecord = {
  /** where it ends, from 1 */
  readonly line: number;
  readonly values: readonly string[];
  /** a quotation mark of it is never closed and was read as an ordinary character */
  readonly hasLooseMark?: boolean;
  /** it is longer than a record may be; its values are incomplete */
  readonly isTooLong?: boolean;
};

/** The longest record, in UTF-16 units. */
export const LONGEST_RECORD = 512 * 1024;

/** A record whose last field is quoted and goes on in the next line. */
type OpenRecord = {
  /** of its beginning */
  readonly line: number;
  /** its first line, and those since unless the record is too long */
  readonly lines: string[];
  readonly values: readonly string[];
  /** the open field, line by line, with its marks still doubled */
  readonly parts: string[];
  length: number;
};

/** Whether the values of a line make a record of the table by themselves. */
type WholeRecord = (values: readonly string[]) => boolean;

/** The fields of a line. */
type Fields = {
  readonly values: readonly string[];
  /** the beginning of a field that goes on in the next line; null when none does */
  readonly part: string | null;
};

/**
 * Reads delimited text piece by piece (RFC 4180): fields that begin with a quotation mark may contain delimiters,
 * line breaks and doubled marks. A mark anywhere else is an ordinary character: many feeds contain inches. Lines
 * that are empty or consist of delimiters are left out.
 *
 * A mark that is never closed would swallow the articles that follow, up to the next inch mark. It is read as an
 * ordinary character when text follows the mark that would close it, when a line inside of its field is a whole
 * record by itself, and when the file ends; the lines behind it are read again. csv-parse has no such way back, and
 * takes ten times as long (measured once: 200 µs a row, more than the rest of an import).
 */
export class TableRecords {
  readonly #delimiter: string;
  readonly #lineEnd: string;
  readonly #judge: (header: readonly string[]) => WholeRecord;
  /** null until the header has been read */
  #isWhole: WholeRecord | null = null;
  #line = 0;
  /** the text after the last line end */
  #rest = '';
  #open: OpenRecord | null = null;

  /**
   * @param lineEnd `\n` also stands for `\r\n`
   * @param judge is called with the first record and recognises complete records of the table
   */
  constructor(delimiter: string, lineEnd: '\n' | '\r', judge: (header: readonly string[]) => WholeRecord) {
    this.#delimiter = delimiter;
    this.#lineEnd = lineEnd;
    this.#judge = judge;
  }

  /** @returns the records that end in this piece */
  read(text: string): TableRecord[] {
    const lines = (this.#rest + text).split(this.#lineEnd);
    this.#rest = (lines.pop() ?? '').slice(0, LONGEST_RECORD + 1);
    const records: TableRecord[] = [];
    for (const line of lines) this.#endLine(line, records);
    return records;
  }

  /** @returns the last records, when the file does not end with a line break or a mark is still open */
  end(): TableRecord[] {
    const records: TableRecord[] = [];
    this.#endLine(this.#rest, records);
    if (this.#open) this.#giveUp(this.#open, records);
    return records;
  }

  #endLine(ended: string, records: TableRecord[]): void {
    this.#line += 1;
    this.#readLine(ended.endsWith('\r') ? ended.slice(0, -1) : ended, this.#line, records);
    // the end of a line that was cut is not known, nor whether it closes the field
    if (this.#open && ended.length > LONGEST_RECORD) this.#giveUp(this.#open, records);
  }

  #readLine(text: string, line: number, records: TableRecord[]): void {
    if (this.#open) {
      this.#continueRecord(this.#open, text, line, records);
      return;
    }
    const { values, part } = text.includes('"')
      ? readFields(text, 0, this.#delimiter)
      : { values: text.split(this.#delimiter), part: null };
    if (part === null) this.#push(records, { line, values, isTooLong: text.length > LONGEST_RECORD });
    else this.#open = { line, lines: [text], values, parts: [part], length: text.length };
  }

  #continueRecord(open: OpenRecord, text: string, line: number, records: TableRecord[]): void {
    const end = findEnd(text, 0, this.#delimiter);
    const isOpen = end === 'open';
    const closed = typeof end === 'number' ? this.#closeField(open, text, end) : null;
    if (end === 'loose' || this.#swallows(open, text, closed)) {
      this.#giveUp(open, records);
      this.#readLine(text, line, records);
      return;
    }
    open.length += text.length + 1;
    const isTooLong = open.length > LONGEST_RECORD;
    this.#open = isOpen ? open : null;
    if (isOpen && !isTooLong) {
      open.lines.push(text);
      open.parts.push(text);
    }
    if (closed?.part === null) this.#push(records, { line, values: closed.values, isTooLong });
    else if (closed)
      this.#open = { ...open, lines: [...open.lines, text], values: closed.values, parts: [closed.part] };
  }

  /** The values of a record whose open field ends at a position of this line. */
  #closeField({ values, parts }: OpenRecord, text: string, end: number): Fields {
    const value = undouble([...parts, text.slice(0, end)].join('\n'));
    if (end + 1 === text.length) return { values: [...values, value], part: null };
    const others = readFields(text, end + 2, this.#delimiter);
    return { values: [...values, value, ...others.values], part: others.part };
  }

  /**
   * Whether a line that would continue an open field is a record of its own. The line that closes a field of the first
   * column has all others behind it: there the rest of the record decides.
   * @param closed the record with this line; null while its field is open
   */
  #swallows({ lines: [first = ''] }: OpenRecord, text: string, closed: Fields | null): boolean {
    const isWhole = this.#isWhole;
    if (!isWhole || !text.includes(this.#delimiter)) return false;
    const isRecord = (line: string) => isWhole(readFields(line, 0, this.#delimiter, true).values);
    return (
      isRecord(text) &&
      (closed === null || isRecord(first) || (closed.part === null && !isWhole(closed.values)))
    );
  }

  #push(records: TableRecord[], record: TableRecord): void {
    if (!record.values.some((value) => value.trim() !== '')) return;
    this.#isWhole ??= this.#judge(record.values);
    records.push(record);
  }

  /** Reads the mark that opened the field as an ordinary character, and the lines since again. */
  #giveUp({ line, lines, length }: OpenRecord, records: TableRecord[]): void {
    this.#open = null;
    const [first = '', ...others] = lines;
    const { values } = readFields(first, 0, this.#delimiter, true);
    const isTooLong = length > LONGEST_RECORD;
    this.#push(records, { line, values, hasLooseMark: true, isTooLong });
    if (!isTooLong)
      for (const [index, text] of others.entries()) this.#readLine(text, line + 1 + index, records);
  }
}

/**
 * The fields of a line from a position on.
 * @param isLoose a mark that is not closed in this line is an ordinary character
 */
function readFields(text: string, from: number, delimiter: string, isLoose = false): Fields {
  const values: string[] = [];
  for (let at = from; ; ) {
    const closing = text[at] === '"' ? findEnd(text, at + 1, delimiter) : 'loose';
    if (closing === 'open' && !isLoose) return { values, part: text.slice(at + 1) };
    const isQuoted = typeof closing === 'number';
    const next = isQuoted ? closing + 1 : text.indexOf(delimiter, at);
    const end = next < 0 ? text.length : next;
    values.push(isQuoted ? undouble(text.slice(at + 1, closing)) : text.slice(at, end));
    if (end === text.length) return { values, part: null };
    at = end + 1;
  }
}

const undouble = (quoted: string): string => quoted.replaceAll('""', '"');

/** @returns the position of the mark that closes a quoted field; 'loose' when text follows it */
function findEnd(text: string, from: number, delimiter: string): number | 'open' | 'loose' {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    const next = text[at + 1];
    if (next === undefined || next === delimiter) return at;
    if (next !== '"') return 'loose';
  }
  return 'open';
}
