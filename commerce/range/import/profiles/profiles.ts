import { open } from 'node:fs/promises';
import { type FeedRow, REFUSED } from '../feed/google-row.rules.ts';
import { BadFileError } from '../read/bad-file.rules.ts';
import { normalizeFieldName } from '../read/read-table.ts';
import { createDecoder } from '../read/read-text.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import type { OpenRows, Profile, ProfileOptions } from './profile.types.ts';
import { PROFILES, type ProfileName } from './profiles.rules.ts';

/** More than the longest head: that of WooCommerce names each plugin's fields. */
const HEAD_BYTES = 64 * 1024;

/**
 * The profile that a file is read by: the named one, else the one whose head the file certainly has.
 * @returns null for Google's feed
 * @throws BadFileError when the named one reads another format
 */
export async function findProfile(
  path: string,
  format: 'google-table' | 'google-xml' | 'json-lines',
  name: ProfileName | null,
): Promise<{ readonly profile: Profile; readonly isRecognised: boolean } | null> {
  if (name === 'google') return null;
  if (name !== null) {
    const profile: Profile = PROFILES[name];
    if (profile.format === format) return { profile, isRecognised: false };
    const kind = profile.format === 'google-xml' ? 'XML' : 'a table';
    throw new BadFileError(`an export of ${profile.title} is ${kind}, and this file is not`);
  }
  if (format === 'json-lines') return null;
  const names = await readHead(path, format);
  const profile = Object.values<Profile>(PROFILES).find(
    (one) => one.format === format && hasHead(one, names),
  );
  return profile ? { profile, isRecognised: true } : null;
}

function hasHead({ head, renamed = {} }: Profile, names: ReadonlySet<string>): boolean {
  const older = new Set([...names].map((name) => renamed[name] ?? name));
  return head.every((column) => older.has(column));
}

/** The normalised names of a table's columns, or of the elements that an XML file begins with. */
async function readHead(path: string, format: 'google-table' | 'google-xml'): Promise<ReadonlySet<string>> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const beginning = buffer.subarray(0, bytesRead);
    const text = createDecoder(beginning, { fatal: false }).decode(beginning).trimStart();
    const names =
      format === 'google-xml'
        ? [...text.matchAll(/<([a-z_]+)[\s>]/gi)].slice(0, 2).map(([, name = '']) => name)
        : (text.split(/[\r\n]/, 1)[0] ?? '').split(/[,;\t]/).map((name) => name.replaceAll('"', ''));
    return new Set(names.map(normalizeFieldName));
  } finally {
    await file.close();
  }
}

/** A file's profile with what it needs to know of the shop. */
export class FileProfile {
  readonly profile: Profile;
  readonly #options: ProfileOptions;
  readonly #columns: ReadonlySet<string>;
  /** the system's name of a column by Google's field */
  readonly #names: ReadonlyMap<string, string>;

  constructor(profile: Profile, options: ProfileOptions) {
    this.profile = profile;
    this.#options = options;
    const { columns } = profile;
    this.#columns = new Set(
      Object.values(columns)
        .flat()
        .map((column) => this.resolveColumn(normalizeFieldName(column))),
    );
    this.#names = new Map(
      Object.entries(columns).flatMap(([field, [name = '']]) => (field.includes(',') ? [] : [[field, name]])),
    );
  }

  /** A column as older exports of the system call it. */
  resolveColumn(name: string): string {
    const { renamed = {} } = this.profile;
    return Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name;
  }

  /** Whether a column of the file is read. */
  isRead(column: string): boolean {
    return this.#columns.has(column) || this.profile.furtherColumns?.test(column) === true;
  }

  convertRows(open: OpenRows): AsyncIterable<ReadRow<FeedRow>> {
    return this.profile.convertRows(open, this.#options);
  }

  /** Why a row was refused, in the system's words; what the profile itself refuses is in them already. */
  renameReasons(row: FeedRow, reasons: readonly string[]): readonly string[] {
    return row[REFUSED] ? reasons : reasons.map((reason) => this.renameField(reason));
  }

  /** A reason or a notice about Google's field as one about the system's column. */
  renameField(text: string): string {
    const [, field = ''] = /^([a-z_]+):/.exec(text) ?? [];
    const name = this.#names.get(field);
    return name === undefined ? text : `${name}${text.slice(field.length)}`;
  }
}
