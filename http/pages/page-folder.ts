import { hash, randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { createDiskCache, type DiskCache } from '../disk-cache.ts';
import { type PackedPage, ReadyPage } from './cached-page.ts';

type PageFolderOptions = {
  /** of one build, its settings and its catalogue; no other process uses it */
  readonly folder: string;
  readonly maxBytes: number;
  /** milliseconds since 1970, never going back while the process runs */
  readonly now: () => number;
  /** called when the disk refuses, every ten minutes at most while it does */
  readonly onOff: (error: unknown) => void;
};

/** A page with the moments when its rendering began and ended. */
type FiledPage = { readonly page: ReadyPage; readonly begunAt: number; readonly madeAt: number };
type Content = readonly [key: string, process: string, begunAt: number, madeAt: number, page: PackedPage];

/** A change as {@link PageCache.invalidate} takes it, and when it came. */
export type FiledChange = readonly [
  scope: string,
  tags: readonly string[] | null,
  aging: readonly string[],
  at: number,
];
/** The place in the catalogue's log up to which the changes have been noted, and when it was. */
type LogMark = { readonly horizon: string; readonly at: number };
type JournalLine = { readonly since: number } | LogMark | FiledChange;

const CHECKSUM_BYTES = 32;
/** Pages that wait for the disk; those that come meanwhile wait for their next request. */
const MOST_WAITING = 32;
/** A longer journal begins anew: the pages before it are given up. */
const LONGEST_JOURNAL_BYTES = 8 * 2 ** 20;
const TRY_AGAIN_MS = 600_000;

/**
 * Pages in files, found again after a restart. A file is never searched for by what it shows: a journal has the changes,
 * each written before the change is acknowledged, and a page that is older than a change of what it shows is a miss. So
 * is a file that is torn, of another key or from before the journal.
 *
 * When the disk refuses, the folder empties itself, which makes room, and tries again ten minutes later.
 */
export class PageFolder {
  readonly maxBytes: number;
  /** the changes that earlier processes have noted */
  readonly changes: readonly FiledChange[];
  /** null if it is not known which changes are missing */
  readonly mark: LogMark | null;
  readonly #options: PageFolderOptions;
  readonly #process = randomUUID();
  readonly #openedAt: number;
  readonly #journalPath: string;
  #files: DiskCache;
  #journal: number | null = null;
  #journalBytes = 0;
  /** pages begun before it are misses: their changes are not in the journal */
  #since = Number.POSITIVE_INFINITY;
  #waiting = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: PageFolderOptions) {
    this.#options = options;
    this.maxBytes = options.maxBytes;
    this.#openedAt = options.now();
    this.#journalPath = join(options.folder, 'changes');
    this.#files = this.#openFiles();
    const lines = readJournal(this.#journalPath);
    this.#journalBytes = lines.length > 0 ? statSync(this.#journalPath).size : 0;
    this.changes = lines.filter((line): line is FiledChange => Array.isArray(line));
    this.mark = lines.findLast((line) => 'horizon' in line) ?? null;
    const head = lines.find((line) => 'since' in line);
    if (head) this.#continueJournal(head.since);
    else this.forgetAll();
  }

  /** whether pages can be found and written */
  get isOn(): boolean {
    return this.#journal !== null;
  }

  get bytes(): number {
    return this.isOn ? this.#files.bytes : 0;
  }

  /** @returns null if there is none */
  async read(key: string): Promise<FiledPage | null> {
    if (!this.isOn) return null;
    const bytes = await this.#files.read(key);
    const content = bytes && parsePageFile(bytes);
    if (!content) return null;
    const [name, process, begunAt, madeAt, packed] = content;
    if (name !== key || begunAt < this.#since) return null;
    // of an earlier process and later than this one: the clock was set back, and its changes were not before the page
    if (process !== this.#process && madeAt >= this.#openedAt) return null;
    return { page: ReadyPage.unpack(packed), begunAt, madeAt };
  }

  /** @returns whether it will be written */
  write(key: string, { page, begunAt, madeAt }: FiledPage): boolean {
    if (!this.isOn || this.#waiting >= MOST_WAITING) return false;
    this.#waiting += 1;
    this.#files
      .write(key, formatFile([key, this.#process, begunAt, madeAt, page.packed]))
      .catch((error: unknown) => this.#turnOff(error))
      .finally(() => {
        this.#waiting -= 1;
      });
    return true;
  }

  /** Notes a change, or that all changes of the catalogue before a place in its log have been noted. */
  note(line: FiledChange | LogMark): void {
    if (this.#journalBytes > LONGEST_JOURNAL_BYTES) this.forgetAll();
    this.#append(line);
  }

  /** Makes misses of the pages that there are. */
  forgetAll(): void {
    this.close();
    try {
      mkdirSync(this.#options.folder, { recursive: true });
      this.#journal = openSync(this.#journalPath, 'w');
    } catch (error) {
      this.#turnOff(error);
      return;
    }
    this.#since = this.#options.now();
    this.#journalBytes = 0;
    this.#append({ since: this.#since });
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#journal !== null) closeSync(this.#journal);
    this.#journal = null;
  }

  #openFiles(): DiskCache {
    return createDiskCache(join(this.#options.folder, 'pages'), this.maxBytes);
  }

  #continueJournal(since: number): void {
    try {
      this.#journal = openSync(this.#journalPath, 'a');
      this.#since = since;
    } catch (error) {
      this.#turnOff(error);
    }
  }

  #append(line: JournalLine): void {
    if (this.#journal === null) return;
    try {
      this.#journalBytes += writeSync(this.#journal, `${JSON.stringify(line)}\n`);
    } catch (error) {
      this.#turnOff(error);
    }
  }

  #turnOff(error: unknown): void {
    if (this.#retry) return;
    this.close();
    this.#since = Number.POSITIVE_INFINITY;
    this.#options.onOff(error);
    try {
      rmSync(this.#options.folder, { recursive: true, force: true });
    } catch {
      // without a journal that goes on the files are misses
    }
    this.#files = this.#openFiles();
    this.#retry = setTimeout(() => this.forgetAll(), TRY_AGAIN_MS).unref();
  }
}

/** The lines of a journal; none if one of them is torn: a change may be missing then. */
function readJournal(path: string): JournalLine[] {
  try {
    const text = readFileSync(path, 'utf8');
    if (!text.endsWith('\n')) return [];
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as JournalLine);
  } catch {
    return [];
  }
}

function formatFile(content: Content): Buffer {
  const bytes = serialize(content);
  return Buffer.concat([hash('sha256', bytes, 'buffer'), bytes]);
}

/** @returns null if the file is torn or no page @internal for the test of privacy */
export function parsePageFile(file: Buffer): Content | null {
  const bytes = file.subarray(CHECKSUM_BYTES);
  const isWhole = hash('sha256', bytes, 'buffer').equals(file.subarray(0, CHECKSUM_BYTES));
  return isWhole ? (deserialize(bytes) as Content) : null;
}
