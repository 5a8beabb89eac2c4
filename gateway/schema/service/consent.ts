import { readCookies } from '#commerce/people/session/cookies.rules.ts';
import { type ConsentCategory, readConsent } from '#forms/consent.ts';
import { builder } from '../builder.ts';

type Consent = { readonly chosen: ReadonlySet<ConsentCategory> | null };

const ConsentRef = builder.objectRef<Consent>('Consent').implement({
  description: 'The optional cookies that the browser has agreed to',
  fields: (t) => ({
    isChosen: t.boolean({ resolve: ({ chosen }) => chosen !== null }),
    granted: t.stringList({
      description: 'Categories C0001 to C0006; a choice always contains the necessary one.',
      resolve: ({ chosen }) => [...(chosen ?? [])],
    }),
  }),
});

builder.queryField('consent', (t) =>
  t.field({
    type: ConsentRef,
    resolve: (_root, _args, { session }) => {
      const cookies = readCookies(session?.cookie);
      return { chosen: readConsent((name) => cookies.get(name)) };
    },
  }),
);
