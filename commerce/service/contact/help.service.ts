import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts, type MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { buildServiceParameters } from '#commerce/range/content/service-parameters.rules.ts';
import { getLinkTextKey, type HelpLeaf, type HelpTopic, isLeaf } from '#tenants/help-topics.ts';
import type { Screen } from '#tenants/paths.ts';
import type { TextKey } from '#texts/keys.ts';
import { findTopic } from './help-topic.rules.ts';

type NamedTopic = { readonly path: string; readonly label: string };

/** A topic as a page shows it: its sub-topics, or the answer. */
export type HelpView = {
  readonly path: string;
  readonly label: string;
  /** the path from the subject down, the topic itself last */
  readonly way: readonly NamedTopic[];
  /** empty: it is a leaf */
  readonly topics: readonly NamedTopic[];
  readonly answer: HelpAnswer | null;
};

export type HelpAnswer = {
  /** the desk's code of the topic, by which a service agent finds it on the phone */
  readonly routingCode: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly screen: Screen; readonly label: string; readonly path: string }[];
};

/** The subjects of the contact form. */
export async function listHelpSubjects(ctx: RequestContext): Promise<readonly NamedTopic[]> {
  const named = await createTopicNamer(ctx);
  return ctx.tenant.helpTopics.map((topic) => named(topic.key, topic));
}

/** @param path of a topic: shipping.appointment.make. @returns null if there is no such topic */
export async function findHelpTopic(ctx: RequestContext, path: string): Promise<HelpView | null> {
  const found = findTopic(ctx.tenant.helpTopics, path.slice(0, 200));
  if (!found) return null;
  const named = await createTopicNamer(ctx);
  const { topic, way } = found;
  return {
    ...named(path, topic),
    way: way.map((step) => named(step.path, step.topic)),
    topics: isLeaf(topic) ? [] : topic.topics.map((below) => named(`${path}.${below.key}`, below)),
    answer: isLeaf(topic) ? buildAnswer(ctx, topic, await loadMailTexts(ctx)) : null,
  };
}

async function createTopicNamer(
  ctx: RequestContext,
): Promise<(path: string, topic: HelpTopic) => NamedTopic> {
  const texts = await loadMailTexts(ctx);
  const parameters = buildServiceParameters(ctx.tenant, ctx.locale);
  return (path, { label }) => ({ path, label: texts.text(label as TextKey, parameters) });
}

/** Links to screens that the tenant does not have are left out. */
function buildAnswer(ctx: RequestContext, leaf: HelpLeaf, texts: MailTexts): HelpAnswer {
  const { tenant, locale } = ctx;
  const paths = tenant.locales.find((one) => one.locale === locale)?.paths;
  const text = texts.text(leaf.answer as TextKey, buildServiceParameters(tenant, locale));
  return {
    routingCode: leaf.routing,
    paragraphs: text.split('\n\n'),
    links: leaf.links.flatMap((screen) => {
      const path = paths?.[screen];
      return path ? [{ screen, path, label: texts.text(getLinkTextKey(screen) as TextKey) }] : [];
    }),
  };
}
