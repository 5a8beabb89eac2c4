/** Counts of a text that is not parsed yet. */
export type TextScan = {
  /** fields in the text as written */
  readonly fields: number;
  /** entries of the largest selection set */
  readonly set: number;
};

const NAME = /\w+/y;
const COMMENT = /#[^\n\r]*/y;
const STRING = /"""(?:[^"\\]|\\"""|\\(?!""")|"(?!""))*(?:"""|$)|"(?:[^"\\\n\r]|\\.)*"?/y;

/**
 * Characters by their codes: reading them as strings of one character each would create as much garbage as the text
 * is long.
 */
const [HASH = 0, QUOTE = 0, OPEN = 0, CLOSE = 0, OPEN_SET = 0, CLOSE_SET = 0] = Buffer.from('#"(){}');
const [COLON = 0, AT = 0, DOT = 0, COMMA = 0, SPACE = 0, UNDERSCORE = 0] = Buffer.from(':@., _');
const [UPPER_A = 0, UPPER_Z = 0, LOWER_A = 0, LOWER_Z = 0] = Buffer.from('AZaz');
const BYTE_ORDER_MARK = 0xfeff;
/** Stands for the word `on` after a dot, in place of a character's code. */
const ON = -1;
/** A name after one of these is not a field: it belongs to an alias, a directive, a fragment or a type. */
const NO_FIELD_AFTER: ReadonlySet<number> = new Set([COLON, AT, DOT, ON]);

/**
 * Counts fields and entries of selection sets without building a tree: a parsed text is a hundred times as large as
 * itself, and thousands that are thrown away at once keep the garbage collector busy. Exact for every text that can
 * be parsed; for others the counts are an estimate.
 */
export function scanText(text: string): TextScan {
  const counting = new Counting();
  for (let at = 0; at < text.length; ) {
    const sign = text.charCodeAt(at);
    if (sign === HASH) at = endOf(COMMENT, text, at);
    else if (sign === QUOTE) at = endOf(STRING, text, at);
    else if (isLetter(sign)) {
      const end = endOf(NAME, text, at);
      counting.name(end - at === 2 && text.startsWith('on', at));
      at = end;
    } else {
      counting.sign(sign);
      at += 1;
    }
  }
  return counting.counts();
}

function isLetter(sign: number): boolean {
  return (sign >= LOWER_A && sign <= LOWER_Z) || (sign >= UPPER_A && sign <= UPPER_Z) || sign === UNDERSCORE;
}

function isIgnored(sign: number): boolean {
  return sign <= SPACE || sign === COMMA || sign === BYTE_ORDER_MARK;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at + 1;
}

class Counting {
  /** number of entries of each open set */
  readonly #open: number[] = [];
  #fields = 0;
  #set = 0;
  /** of arguments and variables, which may hold objects in braces */
  #brackets = 0;
  /** the character or `on` before, as far as it decides what comes next; 0: none */
  #before = 0;

  name(isOn: boolean): void {
    if (this.#brackets > 0 || this.#open.length === 0) return;
    if (!NO_FIELD_AFTER.has(this.#before)) {
      this.#fields += 1;
      this.#entry();
    }
    this.#before = isOn && this.#before === DOT ? ON : 0;
  }

  sign(sign: number): void {
    if (sign === OPEN) this.#brackets += 1;
    else if (sign === CLOSE) this.#brackets -= 1;
    else if (this.#brackets === 0 && !isIgnored(sign)) this.#outside(sign);
  }

  counts(): TextScan {
    return { fields: this.#fields, set: Math.max(this.#set, ...this.#open) };
  }

  #outside(sign: number): void {
    if (sign === OPEN_SET) this.#open.push(0);
    else if (sign === CLOSE_SET) this.#set = Math.max(this.#set, this.#open.pop() ?? 0);
    else if (sign === DOT && this.#before !== DOT) this.#entry();
    this.#before = sign;
  }

  #entry(): void {
    this.#open.push((this.#open.pop() ?? 0) + 1);
  }
}
