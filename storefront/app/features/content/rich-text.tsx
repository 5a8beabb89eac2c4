import { Fragment } from 'react';
import { Link } from 'react-router';
import { keepEmailWhole } from '#app/ui/form/keep-email-whole.ts';
import type { Paragraph } from './content.fragment.ts';
import { assignKeysByPosition } from './key-by-place.ts';

/** The pieces of a paragraph; the shop's own links are opened by the router. */
export function Rich({ spans }: Paragraph) {
  return assignKeysByPosition(spans).map(({ key, piece: { text: source, to, strong } }) => {
    const text = keepEmailWhole(source);
    if (strong) return <strong key={key}>{text}</strong>;
    if (to === null) return <Fragment key={key}>{text}</Fragment>;
    if (!to.startsWith('/')) {
      return (
        <a key={key} href={to} rel="noopener" className="link">
          {text}
        </a>
      );
    }
    return (
      <Link key={key} to={to} className="link">
        {text}
      </Link>
    );
  });
}

/** The text of a paragraph, where there are no links. */
export function joinSpans({ spans }: Paragraph): string {
  return spans.map(({ text }) => text).join('');
}

export function Paragraphs({
  paragraphs,
  className = 'mt-3',
}: {
  paragraphs: readonly Paragraph[];
  className?: string;
}) {
  return assignKeysByPosition(paragraphs).map(({ key, piece: paragraph }) => (
    <p key={key} className={`whitespace-pre-line ${className}`}>
      <Rich {...paragraph} />
    </p>
  ));
}
