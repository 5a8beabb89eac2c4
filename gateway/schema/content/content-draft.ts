import { type DraftFaults, findDraftFaults } from '#commerce/range/content/content.service.ts';
import { builder } from '../builder.ts';

type Fault = DraftFaults['faults'][number];

const ContentFaultRef = builder.objectRef<Fault>('ContentFault');
ContentFaultRef.implement({
  fields: (t) => ({
    line: t.exposeInt('line', {
      nullable: true,
      description: 'The line, from 1; null: the file could not be read, or it is the answer of a CMS.',
    }),
    field: t.exposeString('field', { description: 'Its path; empty for the file as a whole.' }),
    message: t.exposeString('message', { description: 'The fault in English, for editors.' }),
  }),
});

const ContentDraftFaultsRef = builder.objectRef<DraftFaults>('ContentDraftFaults');
ContentDraftFaultsRef.implement({
  fields: (t) => ({
    file: t.exposeString('file', { description: 'Its address.' }),
    faults: t.expose('faults', { type: [ContentFaultRef] }),
  }),
});

builder.queryField('contentDraftFaults', (t) =>
  t.field({
    type: ContentDraftFaultsRef,
    nullable: true,
    description:
      'Why a page that is not published cannot be shown; null: it can, or the link is a wrong one.',
    args: {
      identifier: t.arg.string(),
      path: t.arg.string({ required: false, description: 'The path, as in `content`.' }),
      preview: t.arg.string(),
    },
    resolve: (_, { identifier, path, preview }, ctx) =>
      findDraftFaults(ctx, { identifier, path: path ?? '' }, preview),
  }),
);
