import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Accordion, AccordionSection } from '#app/ui/accordion.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { BlockOf, ContentBlock, Paragraph } from './content.fragment.ts';
import { anchorOf } from './heading-anchor.ts';
import { Paragraphs, Rich, wordsOf } from './rich-text.tsx';
import { Vacancies } from './vacancies.tsx';

/** What a page fills in where a block only names a place: the shop's own data. */
export type ContentPlaces = {
  readonly contact?: () => ReactNode;
  readonly company?: () => ReactNode;
  readonly topics?: () => ReactNode;
};

/** The blocks of a page, one below the other. */
export function ContentBlocks({
  blocks,
  places = {},
}: {
  blocks: readonly ContentBlock[];
  places?: ContentPlaces;
}) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change place while they stand
    <Section key={index} heading={block.heading}>
      <Block block={block} places={places} />
    </Section>
  ));
}

function Section({ heading, children }: { heading: string | null; children: ReactNode }) {
  return (
    <section className="mt-8">
      {heading && (
        <h2 id={anchorOf(heading)} className="mb-2 scroll-mt-24 text-xl font-semibold">
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}

function Block({ block, places }: { block: ContentBlock; places: ContentPlaces }) {
  switch (block.__typename) {
    case 'ContentText':
      return <Paragraphs paragraphs={block.paragraphs} />;
    case 'ContentList':
      return <List block={block} />;
    case 'ContentAccordion':
      return <Questions block={block} />;
    case 'ContentTable':
      return <Table block={block} />;
    case 'ContentLinks':
      return <Links block={block} />;
    case 'ContentVacancies':
      return <Vacancies block={block} />;
    case 'ContentContact':
      return places.contact?.();
    case 'ContentCompany':
      return places.company?.();
    case 'ContentTopics':
      return places.topics?.();
  }
}

function List({ block }: { block: BlockOf<'ContentList'> }) {
  const items = block.items.map((item) => (
    <li key={wordsOf(item)} className="ps-1">
      <Rich {...item} />
    </li>
  ));
  if (block.ordered) return <ol className="mt-3 list-decimal space-y-2 ps-6">{items}</ol>;
  return <ul className="mt-3 list-disc space-y-2 ps-6">{items}</ul>;
}

function Questions({ block }: { block: BlockOf<'ContentAccordion'> }) {
  return (
    <Accordion className="mt-3">
      {block.entries.map(({ title, paragraphs }) => (
        <AccordionSection key={title} title={title} level={3}>
          <Paragraphs paragraphs={paragraphs} className="mb-3" />
        </AccordionSection>
      ))}
    </Accordion>
  );
}

function Table({ block: { caption, columns, rows } }: { block: BlockOf<'ContentTable'> }) {
  const keys = columns.map((name, index) => ({ key: `c${index}`, name }));
  return (
    <div className="mt-3">
      <DataTable
        caption={caption}
        hideCaption
        columns={keys}
        rows={rows.map(({ cells }) => ({
          id: cells.map(wordsOf).join('|'),
          cells: Object.fromEntries(cells.map((cell, index) => [`c${index}`, richCell(cell)])),
        }))}
      />
    </div>
  );
}

function richCell(cell: Paragraph): ReactNode {
  return <Rich {...cell} />;
}

function Links({ block }: { block: BlockOf<'ContentLinks'> }) {
  return (
    <ul className="mt-4 grid gap-3 md:grid-cols-2">
      {block.links.map(({ label, text, to }) => (
        <li key={to}>
          <ContentLink to={to}>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              {text && <span className="block text-sm text-muted">{text}</span>}
            </span>
            <Icon name="chevron-right" className="text-muted" />
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

function ContentLink({ to, children }: { to: string; children: ReactNode }) {
  const look =
    'flex h-full min-h-14 items-center gap-3 rounded border border-line bg-raised p-4 hover:bg-hover';
  if (to.startsWith('/')) {
    return (
      <Link to={to} prefetch="intent" className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} rel="noopener" className={look}>
      {children}
    </a>
  );
}
