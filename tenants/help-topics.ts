import { z } from 'zod';
import { SCREENS, type Screen } from './paths.ts';

/** Mailboxes of a retailer's service desks; there is no 4. */
export const MAILBOX_IDS = [0, 1, 2, 3, 5, 6, 7] as const;
export type MailboxId = (typeof MAILBOX_IDS)[number];

const textKey = z.string().regex(/^help\.[a-z]+(\.[A-Za-z]+)+$/, 'a text key such as help.topic.order');

const named = {
  /** one segment of the topic's path: `shipping.appointment.make` */
  key: z.string().regex(/^[a-z][A-Za-z]{0,30}$/),
  label: textKey,
};

/** A leaf of the tree: its answer, and the desk for messages about it. */
const helpLeaf = z.strictObject({
  ...named,
  /** part of the mail's subject, by which the desk sorts */
  routing: z.string().regex(/^[A-Z][A-Z0-9-]{1,30}$/),
  mailbox: z.union(MAILBOX_IDS.map((id) => z.literal(id))),
  answer: textKey,
  /** whether its answer asks for documents: they may come along where a tenant otherwise takes pictures only */
  documents: z.boolean().default(false),
  /** screens that settle the question at once; text: help.link.{screen} */
  links: z.array(z.enum(SCREENS)).max(4).default([]),
});

export type HelpLeaf = z.output<typeof helpLeaf>;
type HelpNode = { readonly key: string; readonly label: string; readonly topics: readonly HelpTopic[] };
/** A subject: further topics, or a leaf. */
export type HelpTopic = HelpLeaf | HelpNode;

/** Distinguished by `topics`, so that a fault is reported with its own path and not as "neither of two". */
const helpTopic: z.ZodType<HelpTopic> = z.lazy(() =>
  z.looseObject({}).transform((value, context): HelpTopic => {
    const parsed = ('topics' in value ? helpNode : helpLeaf).safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  }),
);

const helpNode: z.ZodType<HelpNode> = z.strictObject({
  ...named,
  topics: z.array(helpTopic).min(1).max(20),
});

/** The file `tenants/help-topics.json`, or a tenant's own `tenants/<tenant>/help-topics.json`. */
export const helpTopicsFile = z.array(helpTopic).max(20);

export function isLeaf(topic: HelpTopic): topic is HelpLeaf {
  return 'answer' in topic;
}

/** Every leaf with its path, in the order of the tree. */
export function listHelpLeaves(topics: readonly HelpTopic[], above = ''): { path: string; leaf: HelpLeaf }[] {
  return topics.flatMap((topic) => {
    const path = above + topic.key;
    return isLeaf(topic) ? [{ path, leaf: topic }] : listHelpLeaves(topic.topics, `${path}.`);
  });
}

type Checked = {
  readonly topics: readonly HelpTopic[];
  readonly mailboxes: Readonly<Partial<Record<MailboxId, string>>>;
  /** text keys of each of the tenant's locales */
  readonly texts: readonly { readonly locale: string; readonly keys: ReadonlySet<string> }[];
};

/** Faults of a tree, each by the topic's path; empty: it can be used. */
export function listHelpFaults({ topics, mailboxes, texts }: Checked): string[] {
  return [...listNamingFaults(topics, texts), ...listLeafFaults({ topics, mailboxes, texts })];
}

function listLeafFaults({ topics, mailboxes, texts }: Checked): string[] {
  return listHelpLeaves(topics).flatMap(({ path, leaf }) => [
    ...(mailboxes[leaf.mailbox] ? [] : [`${path}: the tenant has no mailbox ${leaf.mailbox}`]),
    ...listMissingTexts(texts, leaf.answer).map(
      (locale) => `${path}: there is no answer ${leaf.answer} in ${locale}`,
    ),
    ...leaf.links.flatMap((screen) =>
      listMissingTexts(texts, getLinkTextKey(screen)).map(
        (locale) => `${path}: ${getLinkTextKey(screen)} is missing in ${locale}`,
      ),
    ),
  ]);
}

function listNamingFaults(topics: readonly HelpTopic[], texts: Checked['texts'], above = ''): string[] {
  const keys = new Set<string>();
  return topics.flatMap((topic) => {
    const path = above + topic.key;
    const twice = keys.has(topic.key) ? [`${path} stands twice`] : [];
    keys.add(topic.key);
    const unnamed = listMissingTexts(texts, topic.label).map(
      (locale) => `${path}: ${topic.label} is missing in ${locale}`,
    );
    return [
      ...twice,
      ...unnamed,
      ...(isLeaf(topic) ? [] : listNamingFaults(topic.topics, texts, `${path}.`)),
    ];
  });
}

function listMissingTexts(texts: Checked['texts'], key: string): string[] {
  return texts.filter(({ keys }) => !keys.has(key)).map(({ locale }) => locale);
}

/** The text of a link to a screen. */
export function getLinkTextKey(screen: Screen): string {
  return `help.link.${screen}`;
}
