import type { PageBlock } from '#app/features/content/page-block.fragment.ts';
import { joinSpans } from '#app/features/content/rich-text.tsx';
import { flattenBlocks } from '#app/features/content/shown-blocks.ts';
import type { PageRequest } from '#app/page/page-request.ts';

/** schema.org JobPosting of every open vacancy of a page. */
export function buildJobPostings(
  blocks: readonly PageBlock[],
  { tenant, origin, url }: Pick<PageRequest, 'tenant' | 'origin' | 'url'>,
): object[] {
  const vacancies = flattenBlocks(blocks).flatMap((block) =>
    block.__typename === 'ContentVacancies' ? block.vacancies : [],
  );
  return vacancies.map(({ id, title, paragraphs, city, employmentType, postedOn, closesOn }) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: tenant.companyName, value: id },
    title,
    description: paragraphs.map((paragraph) => `<p>${escapeHtml(joinSpans(paragraph))}</p>`).join(''),
    datePosted: postedOn,
    validThrough: `${closesOn}T23:59:59`,
    employmentType,
    hiringOrganization: { '@type': 'Organization', name: tenant.company.legalName, sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: tenant.country },
    },
    url: `${origin}${url.pathname}#${id}`,
    directApply: true,
  }));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
