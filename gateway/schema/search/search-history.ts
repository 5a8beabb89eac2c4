import {
  forgetAllSearches,
  forgetSearch,
  rememberSearch,
  searchHistory,
} from '#commerce/range/search-api/search-history.service.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';

builder.queryField('searchHistory', (t) =>
  t.stringList({
    description: 'The visitor’s search terms, the newest first.',
    resolve: (_, __, ctx) => searchHistory(ctx),
  }),
);

builder.mutationFields((t) => ({
  rememberSearch: t.stringList({
    description: 'Keeps a term; the history with it.',
    args: { term: t.arg.string() },
    resolve: async (_, { term }, ctx) => rememberSearch(await ensureVisitor(ctx), term),
  }),
  forgetSearch: t.stringList({
    description: 'Forgets a term; what is left.',
    args: { term: t.arg.string() },
    resolve: (_, { term }, ctx) => forgetSearch(ctx, term),
  }),
  forgetAllSearches: t.boolean({
    resolve: async (_, __, ctx) => {
      await forgetAllSearches(ctx);
      return true;
    },
  }),
}));
