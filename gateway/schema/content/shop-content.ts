import {
  findCurrentNotice,
  type Notice,
  type SeoText,
} from '#commerce/range/content/shop-content.service.ts';
import { builder } from '../builder.ts';
import { resolveLinkAddress } from './content-text.ts';

const NoticeRef = builder.objectRef<Notice>('Notice');
NoticeRef.implement({
  description: 'A line above every page.',
  fields: (t) => ({
    text: t.exposeString('text'),
    isWarning: t.boolean({ resolve: ({ kind }) => kind === 'warning' }),
    to: t.string({ nullable: true, resolve: ({ to }, _args, ctx) => resolveLinkAddress(to, ctx) }),
    callToAction: t.exposeString('callToAction', { nullable: true }),
  }),
});

export const SeoTextRef = builder.objectRef<SeoText>('SeoText');
SeoTextRef.implement({
  description: 'Written by editors, for what search engines show.',
  fields: (t) => ({ title: t.exposeString('title'), description: t.exposeString('description') }),
});

builder.queryFields((t) => ({
  notice: t.field({
    type: NoticeRef,
    nullable: true,
    description: 'The notice above every page today; null: none.',
    resolve: (_, __, ctx) => findCurrentNotice(ctx),
  }),
}));
