import { BadFileError } from './bad-file.rules.ts';

/** A record of a table. */
export type TableRecord = {
  /** where it ends, from 1 */
  readonly line: number;
  readonly values: readonly string[];
};

const LONGEST_RECORD = 512 * 1024;

/**
 * Reads delimited text piece by piece (RFC 4180): fields that begin with a quotation mark may contain delimiters,
 * line breaks and doubled marks. A mark anywhere else is an ordinary character: many feeds contain inches. Empty
 * lines are left out.
 */
export class TableRecords {
  readonly #delimiter: string;
  readonly #lineEnd: string;
  #line = 0;
  /** the text after the last line end */
  #rest = '';
  /** lines of a record with an open mark */
  #open: string | null = null;
  #openedAt = 0;

  /** @param lineEnd `\n` also stands for `\r\n` */
  constructor(delimiter: string, lineEnd: '\n' | '\r') {
    this.#delimiter = delimiter;
    this.#lineEnd = lineEnd;
  }

  /** @returns the records that end in this piece. @throws BadFileError for one that is too long */
  read(text: string): TableRecord[] {
    const lines = (this.#rest + text).split(this.#lineEnd);
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > LONGEST_RECORD) throw tooLong(this.#line + 1);
    return lines.flatMap((line) => this.#record(line) ?? []);
  }

  /**
   * @returns the last record, when the file does not end with a line break.
   * @throws BadFileError for a mark that is not closed
   */
  end(): TableRecord[] {
    const last = this.#record(this.#rest);
    if (this.#open !== null)
      throw new BadFileError(`the table is broken: a quotation mark of line ${this.#openedAt} never ends`);
    return last ? [last] : [];
  }

  #record(ended: string): TableRecord | null {
    this.#line += 1;
    const line = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
    const hasMark = line.includes('"');
    if (this.#open === null && !hasMark)
      return line === '' ? null : { line: this.#line, values: line.split(this.#delimiter) };
    const text: string = this.#open === null ? line : `${this.#open}\n${line}`;
    if (this.#open === null) this.#openedAt = this.#line;
    if (text.length > LONGEST_RECORD) throw tooLong(this.#openedAt);
    const values = hasMark ? fieldsOf(text, this.#delimiter) : null;
    this.#open = values ? null : text;
    return values && { line: this.#line, values };
  }
}

function tooLong(line: number): BadFileError {
  return new BadFileError(
    `the table is broken: the record of line ${line} is longer than ${LONGEST_RECORD} characters`,
  );
}

/** @returns null: a quoted field continues in the next line */
function fieldsOf(text: string, delimiter: string): string[] | null {
  const values: string[] = [];
  for (let at = 0; ; at += 1) {
    const quoted = text[at] === '"' ? quotedField(text, at, delimiter) : null;
    if (quoted === 'open') return null;
    const end = text.indexOf(delimiter, at);
    const field = quoted ?? {
      value: text.slice(at, end < 0 ? undefined : end),
      end: end < 0 ? text.length : end,
    };
    values.push(field.value);
    at = field.end;
    if (at >= text.length) return values;
  }
}

/** @returns null when text follows the closing mark: then the marks are characters of an unquoted field */
function quotedField(
  text: string,
  start: number,
  delimiter: string,
): { readonly value: string; readonly end: number } | 'open' | null {
  let value = '';
  for (let from = start + 1; ; ) {
    const mark = text.indexOf('"', from);
    if (mark < 0) return 'open';
    const next = text[mark + 1];
    if (next === undefined || next === delimiter)
      return { value: value + text.slice(from, mark), end: mark + 1 };
    if (next !== '"') return null;
    value += text.slice(from, mark + 1);
    from = mark + 2;
  }
}
