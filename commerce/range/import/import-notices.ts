/** A value that an import changed, cut or left out of an accepted row. */
export type Notice = {
  /** in the words of the file's fields, the same for every row with this notice */
  readonly what: string;
  /** the value in the file, shortened */
  readonly value: string;
};

export type NoticedRow = { readonly line: number; readonly id: string; readonly notices: readonly Notice[] };

/** The number of rows with one notice, and a few of them. */
export type NoticeCount = {
  readonly what: string;
  readonly rows: number;
  readonly examples: readonly { readonly line: number; readonly id: string; readonly value: string }[];
};

const EXAMPLES = 5;
const MOST_KINDS = 200;

/** Counts notices by their text; the report names each once with examples. */
export class Notices {
  readonly #counts = new Map<string, NoticeCount>();

  add(rows: readonly NoticedRow[]): void {
    for (const { line, id, notices } of rows) {
      const byWhat = new Map(notices.map((notice) => [notice.what, notice]));
      for (const { what, value } of byWhat.values()) this.#count(what, { line, id, value });
    }
  }

  /** The most frequent first. */
  listAll(): readonly NoticeCount[] {
    return [...this.#counts.values()].sort((a, b) => b.rows - a.rows || (a.what < b.what ? -1 : 1));
  }

  #count(what: string, example: NoticeCount['examples'][number]): void {
    const known = this.#counts.get(what);
    if (!known && this.#counts.size >= MOST_KINDS) return;
    const { rows = 0, examples = [] } = known ?? {};
    const more = examples.length < EXAMPLES ? [...examples, example] : examples;
    this.#counts.set(what, { what, rows: rows + 1, examples: more });
  }
}

/** A notice in one line: `title: cut to 150 characters: 132 rows, for example 1234 (line 12) "…"`. */
export function noticeText({ what, rows, examples }: NoticeCount): string {
  const some = examples.map(({ line, id, value }) => `${id} (line ${line}) "${value}"`).join(', ');
  return `${what}: ${rows} ${rows === 1 ? 'row' : 'rows'}, for example ${some}`;
}
