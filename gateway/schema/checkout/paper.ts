import type { Paper, PaperSection, PaperTable } from '#commerce/money/document/paper.types.ts';
import { builder } from '../builder.ts';

/** The words of a document, for a page with the same content as the PDF. */
export const PaperRef = builder.objectRef<Paper>('Paper');
const PaperSectionRef = builder.objectRef<PaperSection>('PaperSection');
const PaperFactRef = builder.objectRef<readonly [label: string, value: string]>('PaperFact');
const PaperTableRef = builder.objectRef<PaperTable>('PaperTable');
const PaperRowRef = builder.objectRef<readonly string[]>('PaperRow');

PaperRef.implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    subject: t.exposeString('subject'),
    sections: t.field({ type: [PaperSectionRef], resolve: ({ sections }) => [...sections] }),
    note: t.exposeString('note'),
  }),
});

PaperSectionRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading'),
    paragraphs: t.stringList({ resolve: ({ paragraphs }) => [...(paragraphs ?? [])] }),
    facts: t.field({ type: [PaperFactRef], resolve: ({ facts }) => [...(facts ?? [])] }),
    items: t.stringList({ resolve: ({ list }) => [...(list?.items ?? [])] }),
    table: t.field({ type: PaperTableRef, nullable: true, resolve: ({ table }) => table ?? null }),
  }),
});

PaperFactRef.implement({
  fields: (t) => ({
    label: t.string({ resolve: ([label]) => label }),
    value: t.string({ resolve: ([, value]) => value }),
  }),
});

PaperTableRef.implement({
  fields: (t) => ({
    columns: t.stringList({ resolve: ({ columns }) => columns.map(({ label }) => label) }),
    rows: t.field({ type: [PaperRowRef], resolve: ({ rows }) => [...rows] }),
  }),
});

PaperRowRef.implement({ fields: (t) => ({ cells: t.stringList({ resolve: (cells) => [...cells] }) }) });
