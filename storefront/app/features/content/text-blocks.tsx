import type { ReactNode } from 'react';
import { DataTable } from '#app/ui/data-table.tsx';
import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { Paragraph } from './content.fragment.ts';
import { ContentLink } from './content-link.tsx';
import { assignKeysByPosition } from './key-by-place.ts';
import type { BlockOf } from './page-block.fragment.ts';
import { joinSpans, Paragraphs, Rich } from './rich-text.tsx';

export function List({ block }: { block: BlockOf<'ContentList'> }) {
  const items = assignKeysByPosition(block.items).map(({ key, piece: item }) => (
    <li key={key} className="ps-1">
      <Rich {...item} />
    </li>
  ));
  if (block.ordered) return <ol className="mt-3 list-decimal space-y-2 ps-6">{items}</ol>;
  return <ul className="mt-3 list-disc space-y-2 ps-6">{items}</ul>;
}

export function Questions({ block }: { block: BlockOf<'ContentAccordion'> }) {
  return (
    <Accordion className="mt-3">
      {assignKeysByPosition(block.entries).map(({ key, piece: { title, paragraphs } }) => (
        <AccordionSection key={key} title={title} level={3}>
          <Paragraphs paragraphs={paragraphs} className="mb-3" />
        </AccordionSection>
      ))}
    </Accordion>
  );
}

export function Table({ block: { caption, columns, rows } }: { block: BlockOf<'ContentTable'> }) {
  const keys = columns.map((name, index) => ({ key: `c${index}`, name }));
  return (
    <div className="mt-3">
      <DataTable
        caption={caption}
        hideCaption
        columns={keys}
        rows={assignKeysByPosition(rows).map(({ key: id, piece: { cells } }) => ({
          id,
          cells: Object.fromEntries(cells.map((cell, index) => [`c${index}`, renderCell(cell)])),
        }))}
      />
    </div>
  );
}

/** Letters up to which a cell is a figure with its unit, or a word: it has one line. */
const ONE_LINE = 12;
/** Letters from which a word may be wider than a column. */
const LONG_WORD = 18;

function renderCell(cell: Paragraph): ReactNode {
  const words = joinSpans(cell);
  if (words.length <= ONE_LINE) {
    return (
      <span className="whitespace-nowrap">
        <Rich {...cell} />
      </span>
    );
  }
  const isLong = words.split(/\s/).some((word) => word.length >= LONG_WORD);
  return isLong ? (
    <div className="card-table-long">
      <Rich {...cell} />
    </div>
  ) : (
    <Rich {...cell} />
  );
}

const LINK =
  'flex h-full min-h-14 items-center gap-3 rounded border border-line bg-raised p-4 hover:bg-hover';

export function Links({ block }: { block: BlockOf<'ContentLinks'> }) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3">
      {assignKeysByPosition(block.links).map(({ key, piece: { label, text, to } }) => (
        <li key={key}>
          <ContentLink to={to} className={LINK}>
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
