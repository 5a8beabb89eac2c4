import { type ContentPage, openContentPage } from '#commerce/range/content/content.service.ts';
import { builder } from '../builder.ts';
import { ContentBlockRef } from './content-blocks.ts';

export const ContentPageRef = builder.objectRef<ContentPage>('ContentPage');

ContentPageRef.implement({
  fields: (t) => ({
    identifier: t.exposeID('identifier'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    updatedAt: t.expose('updatedAt', { type: 'Date' }),
    picture: t.string({
      nullable: true,
      description: 'Picture source id; above the title.',
      resolve: ({ picture }, _args, ctx) => picture && ctx.content.createPictureId(picture.wide),
    }),
    pictureSmall: t.string({
      nullable: true,
      description: 'The picture for phones.',
      resolve: ({ picture }, _args, ctx) => picture && ctx.content.createPictureId(picture.small),
    }),
    wide: t.boolean({
      description: 'Rows of articles and pictures have the whole width.',
      resolve: ({ layout }) => layout === 'wide',
    }),
    blocks: t.expose('blocks', { type: [ContentBlockRef] }),
  }),
});

builder.queryField('content', (t) =>
  t.field({
    type: ContentPageRef,
    nullable: true,
    description: 'A page of content by its identifier (product 2.6); null: there is none.',
    args: {
      identifier: t.arg.string(),
      path: t.arg.string({
        required: false,
        description:
          'The path without the prefix of the language and without slashes at its ends; pages of a CMS need it.',
      }),
      preview: t.arg.string({
        required: false,
        description: 'The value of a signed link to unpublished content.',
      }),
    },
    resolve: (_, { identifier, path, preview }, ctx) =>
      openContentPage(ctx, { identifier, path: path ?? '' }, preview ?? null),
  }),
);
