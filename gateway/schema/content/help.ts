import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { UnknownTopic } from '#commerce/service/contact/contact.errors.ts';
import { voteOnAnswer } from '#commerce/service/contact/help.commands.ts';
import {
  findHelpTopic,
  type HelpAnswer,
  type HelpView,
  listHelpSubjects,
} from '#commerce/service/contact/help.service.ts';
import type { HelpEntry } from '#commerce/service/contact/help-search.rules.ts';
import { searchHelp } from '#commerce/service/contact/help-search.service.ts';
import { builder } from '../builder.ts';
import { TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { UnknownTopicRef } from '../service/contact.ts';

const TopicNameRef = builder.objectRef<HelpView['way'][number]>('HelpTopicName');
TopicNameRef.implement({
  fields: (t) => ({
    path: t.exposeID('path', { description: 'Keys joined by dots: shipping.appointment.make' }),
    label: t.exposeString('label'),
  }),
});

const HelpLinkRef = builder.objectRef<HelpAnswer['links'][number]>('HelpLink');
HelpLinkRef.implement({
  fields: (t) => ({ label: t.exposeString('label'), path: t.exposeString('path') }),
});

const HelpAnswerRef = builder.objectRef<HelpAnswer>('HelpAnswer');
HelpAnswerRef.implement({
  fields: (t) => ({
    routingCode: t.exposeString('routingCode', { description: 'The desk’s code of the topic.' }),
    paragraphs: t.stringList({ resolve: ({ paragraphs }) => [...paragraphs] }),
    links: t.field({ type: [HelpLinkRef], resolve: ({ links }) => [...links] }),
  }),
});

const HelpTopicRef = builder.objectRef<HelpView>('HelpTopic');
HelpTopicRef.implement({
  description: 'A topic that one can write about: what is below it, or at a leaf its answer.',
  fields: (t) => ({
    path: t.exposeID('path'),
    label: t.exposeString('label'),
    way: t.field({ type: [TopicNameRef], resolve: ({ way }) => [...way] }),
    topics: t.field({ type: [TopicNameRef], resolve: ({ topics }) => [...topics] }),
    answer: t.field({ type: HelpAnswerRef, nullable: true, resolve: ({ answer }) => answer }),
  }),
});

builder.queryFields((t) => ({
  helpSubjects: t.field({
    type: [TopicNameRef],
    resolve: async (_root, _args, context) => [...(await listHelpSubjects(context))],
  }),
  helpTopic: t.field({
    type: HelpTopicRef,
    nullable: true,
    args: { path: t.arg.id() },
    resolve: (_root, { path }, context) => findHelpTopic(context, String(path)),
  }),
}));

const HelpHitRef = builder.objectRef<HelpEntry>('HelpHit');
HelpHitRef.implement({
  description: 'A page or a topic of the help that was found.',
  fields: (t) => ({
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    path: t.exposeString('path'),
  }),
});

builder.queryField('helpSearch', (t) =>
  t.field({
    type: [HelpHitRef],
    args: {
      term: t.arg.string(),
      beside: t.arg.boolean({
        defaultValue: false,
        description: 'Beside articles: a few, and only what is named by all of the words.',
      }),
    },
    resolve: async (_root, { term, beside }, context) => [
      ...(await searchHelp(context, term, { most: beside ? 3 : 12, strict: beside })),
    ],
  }),
);

type Voted = { readonly helped: boolean; readonly code?: 'AnswerVote' };
const AnswerVoteRef = builder.objectRef<Voted>('AnswerVote');
AnswerVoteRef.implement({ fields: (t) => ({ helped: t.exposeBoolean('helped') }) });

const VoteResultRef = builder.unionType('VoteOnAnswerResult', {
  types: [AnswerVoteRef, UnknownTopicRef, TooManyAttemptsRef],
  resolveType: (result: Voted | UnknownTopic | TooManyAttempts) => result.code ?? 'AnswerVote',
});

builder.mutationField('voteOnAnswer', (t) =>
  t.field({
    type: VoteResultRef,
    description: 'Counts whether an answer helped, without the person.',
    args: { topic: t.arg.id(), helped: t.arg.boolean() },
    resolve: async (_root, { topic, helped }, context) =>
      unwrapOutcome(
        'AnswerVote',
        await voteOnAnswer(context, { topic: String(topic), helped, address: context.client.address }),
      ),
  }),
);
