import { findLayer, type Layer } from '#commerce/range/content/layer.service.ts';
import { builder } from '../builder.ts';

const LayerSectionRef = builder.objectRef<Layer['sections'][number]>('ServiceLayerSection');
LayerSectionRef.implement({
  fields: (t) => ({
    heading: t.exposeString('heading', { nullable: true }),
    paragraphs: t.exposeStringList('paragraphs'),
  }),
});

const LayerRef = builder.objectRef<Layer>('ServiceLayer');
LayerRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    sections: t.expose('sections', { type: [LayerSectionRef] }),
  }),
});

builder.queryField('serviceLayer', (t) =>
  t.field({
    type: LayerRef,
    nullable: true,
    description: 'Words that open over a page, by their id (product 2.1); null: there are none.',
    args: { id: t.arg.string() },
    resolve: (_, { id }, ctx) => findLayer(ctx, id),
  }),
);
