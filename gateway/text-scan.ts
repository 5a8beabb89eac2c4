/** Counts of a text that is not parsed yet. */
export type TextScan = {
  /** fields as they stand in the text */
  readonly fields: number;
  /** entries of the largest selection set */
  readonly set: number;
};

const LETTER = /[A-Za-z_]/;
const NAME = /\w+/y;
const COMMENT = /#[^\n\r]*/y;
const STRING = /"""(?:[^"\\]|\\"""|\\(?!""")|"(?!""))*(?:"""|$)|"(?:[^"\\\n\r]|\\.)*"?/y;
/** A name after one of these is an alias's field, a directive, a fragment or a type. */
const NO_FIELD_AFTER: ReadonlySet<string> = new Set([':', '@', '.', 'on']);

/**
 * Counts fields and entries of selection sets without making anything of them: a parsed text is a hundred times as large
 * as itself, and thousands of those that are thrown away at once keep the garbage collector busy. Right for every text
 * that can be parsed; of others it says something.
 */
export function scanText(text: string): TextScan {
  const counting = new Counting();
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '#') at = endOf(COMMENT, text, at);
    else if (sign === '"') at = endOf(STRING, text, at);
    else if (LETTER.test(sign)) {
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

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at + 1;
}

class Counting {
  /** entries of the sets that are open */
  readonly #open: number[] = [];
  #fields = 0;
  #set = 0;
  /** of arguments and variables, which may hold objects in braces */
  #brackets = 0;
  /** the sign or `on` before, as far as it tells what comes next */
  #before = '';

  name(isOn: boolean): void {
    if (this.#brackets > 0 || this.#open.length === 0) return;
    if (!NO_FIELD_AFTER.has(this.#before)) {
      this.#fields += 1;
      this.#entry();
    }
    this.#before = isOn && this.#before === '.' ? 'on' : '';
  }

  sign(sign: string): void {
    if (sign === '(') this.#brackets += 1;
    else if (sign === ')') this.#brackets -= 1;
    else if (this.#brackets === 0) this.#outside(sign);
  }

  counts(): TextScan {
    return { fields: this.#fields, set: Math.max(this.#set, ...this.#open) };
  }

  #outside(sign: string): void {
    if (sign === '{') this.#open.push(0);
    else if (sign === '}') this.#set = Math.max(this.#set, this.#open.pop() ?? 0);
    else if (sign === '.' && this.#before !== '.') this.#entry();
    if (!/[\s,]/.test(sign)) this.#before = sign;
  }

  #entry(): void {
    this.#open.push((this.#open.pop() ?? 0) + 1);
  }
}
