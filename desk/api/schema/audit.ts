import { hasRight } from '#commerce/staff/access/rights.rules.ts';
import { findAuditEntries } from '#commerce/staff/audit/audit.queries.ts';
import { type AuditEntry, listDifferences } from '#commerce/staff/audit/audit.rules.ts';
import { type ChainReport, verifyAuditChain } from '#commerce/staff/audit/audit.service.ts';
import { createRefusalError } from '../refusal.ts';
import { builder } from './builder.ts';

const MOST_ENTRIES = 200;

const AuditChange = builder.objectRef<ReturnType<typeof listDifferences>[number]>('AuditChange').implement({
  description: 'A field that differs after a change.',
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.field({ type: 'Json', nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: 'Json', nullable: true, resolve: ({ after }) => after }),
  }),
});

const Entry = builder.objectRef<AuditEntry>('AuditEntry').implement({
  description: 'Who changed what, when and why. Entries are never changed or deleted.',
  fields: (t) => ({
    entryNumber: t.exposeInt('entryNumber'),
    happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
    actorKind: t.exposeString('actorKind', { description: '`member`, `key` or `command`' }),
    actorId: t.exposeID('actorId'),
    actorName: t.exposeString('actorName', { description: 'as it was then' }),
    tenantId: t.exposeID('tenantId', { nullable: true, description: 'null: for all tenants' }),
    action: t.exposeString('action'),
    subjectKind: t.exposeString('subjectKind'),
    subjectId: t.exposeID('subjectId'),
    reason: t.exposeString('reason', { nullable: true }),
    requestId: t.exposeString('requestId'),
    hash: t.exposeString('hash', { description: 'sha-256 over this entry and the hash of the one before' }),
    changes: t.field({
      type: [AuditChange],
      resolve: ({ before, after }) => listDifferences(before, after),
    }),
  }),
});

type Page = { readonly entries: readonly AuditEntry[]; readonly next: number | null };

const AuditPage = builder.objectRef<Page>('AuditPage').implement({
  fields: (t) => ({
    entries: t.field({ type: [Entry], resolve: ({ entries }) => [...entries] }),
    next: t.exposeInt('next', { nullable: true, description: '`before` of the next page; null at the end' }),
  }),
});

const Verification = builder.objectRef<ChainReport>('AuditVerification').implement({
  fields: (t) => ({
    whole: t.exposeBoolean('whole'),
    entries: t.int({
      nullable: true,
      description: 'how many there are, if the chain is whole',
      resolve: (report) => (report.whole ? report.entries : null),
    }),
    brokenAt: t.int({
      nullable: true,
      description: 'the first entry that is missing or was changed',
      resolve: (report) => (report.whole ? null : report.entryNumber),
    }),
  }),
});

builder.queryFields((t) => ({
  auditEntries: t.field({
    description: 'The newest entries first. Without a tenant: of all, which needs the right in all.',
    type: AuditPage,
    args: {
      tenantId: t.arg.id({ required: false }),
      actorId: t.arg.id({ required: false }),
      action: t.arg.string({ required: false }),
      subjectKind: t.arg.string({ required: false }),
      subjectId: t.arg.id({ required: false }),
      from: t.arg({ type: 'DateTime', required: false }),
      to: t.arg({ type: 'DateTime', required: false }),
      first: t.arg.int({ defaultValue: 50 }),
      before: t.arg.int({ required: false }),
    },
    async resolve(_, { tenantId, subjectKind, subjectId, first, before, ...filter }, { db }) {
      if (first < 1 || first > MOST_ENTRIES) throw createRefusalError({ code: 'PageSizeRefused' });
      const subject = subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null;
      const tenantIds = tenantId ? [tenantId] : null;
      const entries = await findAuditEntries(
        db,
        { ...filter, subject, tenantIds },
        { first: first + 1, before: before ?? null },
      );
      const shown = entries.slice(0, first);
      return { entries: shown, next: entries.length > first ? (shown.at(-1)?.entryNumber ?? null) : null };
    },
  }),
  auditVerification: t.field({
    description: 'Reads the whole chain and checks each entry’s number and hash.',
    type: Verification,
    resolve(_, __, { db, actor }) {
      if (!hasRight(actor?.grants ?? [], 'audit.read', null)) throw createRefusalError({ code: 'Forbidden' });
      return verifyAuditChain({ db });
    },
  }),
}));
