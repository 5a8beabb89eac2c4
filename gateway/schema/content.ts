import { type ContentPage, findContentPage } from '#commerce/range/content/content.service.ts';
import { builder } from './builder.ts';

const ContentSectionRef = builder.objectRef<ContentPage['sections'][number]>('ContentSection');
export const ContentPageRef = builder.objectRef<ContentPage>('ContentPage');

ContentSectionRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    paragraphs: t.exposeStringList('paragraphs'),
  }),
});

ContentPageRef.implement({
  fields: (t) => ({
    identifier: t.exposeID('identifier'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    updatedAt: t.expose('updatedAt', { type: 'Date' }),
    sections: t.expose('sections', { type: [ContentSectionRef] }),
  }),
});

builder.queryField('content', (t) =>
  t.field({
    type: ContentPageRef,
    nullable: true,
    description: "A content page's blocks by identifier (product 2.6); null: there is none.",
    args: { identifier: t.arg.string() },
    resolve: (_, { identifier }, ctx) => findContentPage(ctx, identifier),
  }),
);
