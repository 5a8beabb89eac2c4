import { readRichText, type TextSpan } from '#commerce/range/content/text/rich-text.rules.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import type { Screen } from '#tenants/paths.ts';
import { builder } from '../builder.ts';

/** A paragraph in its source form. */
type Paragraph = { readonly source: string };

const SpanRef = builder.objectRef<TextSpan>('ContentSpan');
SpanRef.implement({
  description: 'A piece of a paragraph.',
  fields: (t) => ({
    text: t.exposeString('text'),
    strong: t.exposeBoolean('strong'),
    to: t.string({
      nullable: true,
      description: 'A path of this shop, or an address elsewhere; null: it leads nowhere.',
      resolve: ({ to }, _args, context) => resolveLinkAddress(to, context),
    }),
  }),
});

export const ParagraphRef = builder.objectRef<Paragraph>('ContentParagraph');
ParagraphRef.implement({
  fields: (t) => ({ spans: t.field({ type: [SpanRef], resolve: ({ source }) => readRichText(source) }) }),
});

export function buildParagraphs(sources: readonly string[]): Paragraph[] {
  return sources.map((source) => ({ source }));
}

/** The address of a link's target; null for a screen that the tenant does not have. */
export function resolveLinkAddress(target: string | null, { tenant, locale }: GatewayContext): string | null {
  if (!target?.startsWith('screen:')) return target;
  const paths = tenant.locales.find((settings) => settings.locale === locale)?.paths;
  const screen = target.slice('screen:'.length);
  return paths && Object.hasOwn(paths, screen) ? (paths[screen as Screen] ?? null) : null;
}
