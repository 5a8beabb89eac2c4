import { cached } from '#commerce/ground/kernel/cached.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import {
  type ContentContext,
  findContentPage,
  resolvePagePlace,
} from '#commerce/range/content/content.service.ts';
import { collectTexts } from '#commerce/range/content/content-blocks.rules.ts';
import { buildServiceParameters } from '#commerce/range/content/service-parameters.rules.ts';
import { extractPlainText, readRichText } from '#commerce/range/content/text/rich-text.rules.ts';
import { listHelpLeaves } from '#tenants/help-topics.ts';
import { HELP_SCREENS, type Screen } from '#tenants/paths.ts';
import type { TextKey } from '#texts/keys.ts';
import { findHelp, type HelpEntry, type HelpIndex, indexHelp } from './help-search.rules.ts';
import { findTopic } from './help-topic.rules.ts';

/** Help pages that can be found, the broadest first. */
const PAGES: readonly Screen[] = [
  ...HELP_SCREENS,
  'guarantee',
  'privacy',
  'accessibility',
  'imprint',
  'vacancies',
];

/** An editor's change is found after this time at the latest. */
const FRESH_MS = 60_000;
const indexes = cached<HelpIndex>({ ttlMs: FRESH_MS, max: 50 });
const LONGEST_TERM = 100;

/**
 * Pages and topics of the help for a search, the best first.
 * @param options.strict only pages with all words in their name: beside the articles of a shop's search
 */
export async function searchHelp(
  ctx: ContentContext,
  term: string,
  options: { readonly most: number; readonly strict: boolean },
): Promise<readonly HelpEntry[]> {
  const index = await indexes.get(`${ctx.tenant.id} ${ctx.locale}`, () => buildIndex(ctx));
  return findHelp(index, term.slice(0, LONGEST_TERM), options);
}

async function buildIndex(ctx: ContentContext): Promise<HelpIndex> {
  const pages = await Promise.all(PAGES.map((screen) => loadPageEntry(ctx, screen)));
  return indexHelp(ctx.language, [
    ...pages.filter((page) => page !== null),
    ...(await loadTopicEntries(ctx)),
  ]);
}

async function loadPageEntry(ctx: ContentContext, screen: Screen): Promise<HelpEntry | null> {
  const settings = ctx.tenant.locales.find(({ locale }) => locale === ctx.locale);
  const path = settings?.paths[screen];
  if (!settings || !path) return null;
  const page = await findContentPage(ctx, resolvePagePlace(path, settings.prefix));
  if (!page) return null;
  const body = page.blocks.flatMap(collectTexts).map((source) => extractPlainText(readRichText(source)));
  const { title, description: text, keywords } = page;
  return { title, text, path, keywords, body: [text, ...body].join(' ') };
}

async function loadTopicEntries(ctx: ContentContext): Promise<HelpEntry[]> {
  const { tenant, locale } = ctx;
  const contact = tenant.locales.find((settings) => settings.locale === locale)?.paths.contact;
  if (!contact) return [];
  const texts = await loadMailTexts(ctx);
  const parameters = buildServiceParameters(tenant, locale);
  const translate = (key: string) => texts.text(key as TextKey, parameters);
  return listHelpLeaves(tenant.helpTopics).map(({ path, leaf }) => {
    const way = findTopic(tenant.helpTopics, path)?.way ?? [];
    const answer = translate(leaf.answer);
    return {
      title: way.map(({ topic }) => translate(topic.label)).join(' › '),
      text: `${answer.slice(0, answer.indexOf('. ') + 1) || answer}`,
      path: `${contact}?topic=${path}`,
      keywords: [],
      body: answer,
    };
  });
}
