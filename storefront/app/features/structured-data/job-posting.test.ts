import { expect, it } from 'vitest';
import type { PageBlock } from '#app/features/content/page-block.fragment.ts';
import { buildJobPostings } from './job-posting.ts';

const createParagraph = (text: string) => ({ spans: [{ text, to: null, strong: false }] });
const vacancies = {
  __typename: 'ContentVacancies',
  vacancies: [
    {
      ...{ id: 'planner', title: 'Planner logistiek', city: 'Tilburg', employmentType: 'PART_TIME' },
      ...{ postedOn: '2026-11-01', closesOn: '2026-12-31', hoursPerWeek: 28 },
      paragraphs: [createParagraph('Je plant < 40 ritten.'), createParagraph('Met collega’s & chauffeurs.')],
    },
  ],
};
const page = {
  tenant: { companyName: 'Tavelo', country: 'NL', company: { legalName: 'Tavelo B.V.' } },
  origin: 'https://shop.example',
  url: new URL('https://shop.example/special/vacatures?x=1'),
};

const buildPostings = (...blocks: object[]) =>
  buildJobPostings(
    blocks as unknown as PageBlock[],
    page as unknown as Parameters<typeof buildJobPostings>[1],
  );

it('every open job contains what a search engine requires', () => {
  expect(buildPostings({ __typename: 'ContentList', items: [] }, vacancies)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: { '@type': 'PropertyValue', name: 'Tavelo', value: 'planner' },
      title: 'Planner logistiek',
      description: '<p>Je plant &lt; 40 ritten.</p><p>Met collega’s &amp; chauffeurs.</p>',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59',
      employmentType: 'PART_TIME',
      hiringOrganization: {
        ...{ '@type': 'Organization', name: 'Tavelo B.V.' },
        sameAs: 'https://shop.example',
      },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Tilburg', addressCountry: 'NL' },
      },
      url: 'https://shop.example/special/vacatures#planner',
      directApply: true,
    },
  ]);
});

it('jobs in columns are found too', () => {
  const columns = { __typename: 'ContentColumns', left: [{ __typename: 'ContentText' }], right: [vacancies] };
  expect(buildPostings(columns)).toEqual(buildPostings(vacancies));
});

it('no job posting is written where no job is open', () => {
  expect(buildPostings()).toEqual([]);
});
