import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import {
  buildCompanyFooter,
  buildHelpLinks,
  buildTenantLook,
  SHOP_ORIGIN,
} from '#commerce/ground/mail/tenant-mail.rules.ts';
import { listProductsBySku, loadProductVariants } from '#commerce/range/catalogue/product/product.queries.ts';
import { formatMoney } from '#texts/format.ts';
import type { Topic } from '../subscriber/may-receive.rules.ts';
import type { Edition, EditionText } from './edition.rules.ts';
import {
  type EditionArticle,
  type EditionFrame,
  formatEditionPlainText,
  renderEditionHtml,
} from './edition-template.ts';

/** An edition in one language, the same for all recipients except for TOKEN. */
export type EditionPage = { readonly subject: string; readonly html: string; readonly text: string };

/** The placeholder of the recipient's own token. */
export const TOKEN = 'the-token-of-the-recipient';

/** The list that the one press of an edition ends. */
export const LIST_OF: Readonly<Record<Topic, string>> = {
  news: 'newsletter',
  credit: 'credit',
  personalised: 'personalised',
};

/**
 * Renders an edition in the context's locale, with the articles at their current prices.
 * @param origin of the shop, without a slash at the end
 * @throws Error naming the articles that the tenant does not sell
 */
export async function drawEdition(
  ctx: RequestContext,
  edition: Pick<Edition, 'edition' | 'brand' | 'topic'>,
  text: EditionText,
  origin: string,
): Promise<EditionPage> {
  const { tenant, locale } = ctx;
  const texts = await loadMailTexts(ctx);
  const settings = tenant.locales.find((one) => one.locale === locale);
  const brand = tenant.newsletter.brands.find(({ key }) => key === edition.brand)?.name ?? tenant.companyName;
  const choices = `${origin}${settings?.paths.newsletterUnsubscribe ?? '/'}?token=${TOKEN}`;
  const leave = edition.topic === 'news' ? choices : `${choices}&list=${LIST_OF[edition.topic]}`;
  const why = texts.text(`mail.edition.why.${edition.topic}`, { company: brand });
  const frame: EditionFrame = {
    language: locale,
    brand,
    accent: buildTenantLook(tenant, locale, texts).accent,
    homeUrl: `${origin}${settings?.paths.home ?? '/'}`,
    links: [
      { label: texts.text('mail.edition.leave'), url: leave },
      { label: texts.text('mail.edition.choices'), url: choices },
      ...buildHelpLinks(tenant, locale, texts, origin),
    ],
    footer: [why, ...buildCompanyFooter(tenant, locale, texts)],
    makeAbsolute: (href) => (href.startsWith('/') ? origin + href : href),
    articles: await loadEditionArticles(ctx, edition.edition, text, origin),
  };
  const page = {
    subject: text.subject,
    html: renderEditionHtml(text, frame),
    text: formatEditionPlainText(text, frame),
  };
  return {
    ...page,
    html: page.html.replaceAll(SHOP_ORIGIN, origin),
    text: page.text.replaceAll(SHOP_ORIGIN, origin),
  };
}

async function loadEditionArticles(
  ctx: RequestContext,
  edition: string,
  { blocks }: EditionText,
  origin: string,
): Promise<Map<string, EditionArticle>> {
  const skus = [...new Set(blocks.flatMap((block) => (block.type === 'articles' ? block.skus : [])))];
  const cards = await listProductsBySku(ctx, skus);
  const variants = await loadProductVariants(
    ctx,
    cards.map(({ productId }) => productId),
  );
  const { tenant, locale } = ctx;
  const prefix = tenant.locales.find((one) => one.locale === locale)?.prefix;
  const articles = new Map<string, EditionArticle>();
  for (const { sku, slug, name, productId } of cards) {
    const [first, ...others] = variants.get(productId) ?? [];
    if (!first) continue;
    const lowest = Math.min(first.amountMinor, ...others.map(({ amountMinor }) => amountMinor));
    const price = formatMoney({ minor: lowest, currency: tenant.currency }, locale, tenant.priceFormat);
    const [picture] = first.pictures;
    articles.set(sku, {
      name,
      price,
      url: `${origin}${prefix ? `/${prefix}` : ''}/p/${slug}/${encodeURIComponent(sku)}`,
      picture: picture ? `${origin}/img/${picture}/480.jpg` : null,
    });
  }
  const missing = skus.filter((sku) => !articles.has(sku));
  if (missing.length > 0)
    throw new Error(`${edition}: ${tenant.id} does not sell ${missing.join(', ')} in ${locale}`);
  return articles;
}
