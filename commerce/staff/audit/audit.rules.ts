import { createHash } from 'node:crypto';

/** A value that JSON can write down; dates are written as ISO 8601 before. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };
export type JsonFields = { readonly [name: string]: JsonValue };

/** One change, without its place in the chain. */
export type AuditFacts = {
  readonly happenedAt: Date;
  readonly actorKind: 'member' | 'key' | 'command';
  readonly actorId: string;
  readonly actorName: string;
  /** null: a change for all tenants */
  readonly tenantId: string | null;
  /** the command's name, `orders.cancel` */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly reason: string | null;
  readonly requestId: string;
  readonly before: JsonFields;
  readonly after: JsonFields;
};

export type AuditEntry = AuditFacts & {
  readonly entryNumber: number;
  readonly previousHash: string;
  readonly hash: string;
};

/** The hash before the first entry. */
export const FIRST_HASH = '0'.repeat(64);

/** @returns sha-256 (hex) over the entry's facts, its number and the hash of the entry before it */
export function hashAuditEntry(facts: AuditFacts, entryNumber: number, previousHash: string): string {
  const { happenedAt, ...rest } = facts;
  const text = writeCanonicalJson({
    ...rest,
    happenedAt: happenedAt.toISOString(),
    entryNumber,
    previousHash,
  });
  return createHash('sha256').update(text).digest('hex');
}

/** The fields that differ, of both sides. */
export function listDifferences(
  before: JsonFields,
  after: JsonFields,
): { readonly field: string; readonly before: JsonValue; readonly after: JsonValue }[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((each) => writeCanonicalJson(each.before) !== writeCanonicalJson(each.after));
}

/** The same text for equal values: names in the order of their code units, as RFC 8785 has it. */
export function writeCanonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${writeCanonicalJson(each)}`).join(',')}}`;
}
