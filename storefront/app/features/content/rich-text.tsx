import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Paragraph } from './content.fragment.ts';

/** The pieces of a paragraph; links of the shop stay in the shop. */
export function Rich({ spans }: Paragraph) {
  return spans.map(({ text: source, to, strong }, index) => {
    const text = keepEmailWhole(source);
    // pieces never change place while they stand
    const key = `p${index}`;
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

/** No line ends between "e-" and "mail": a word joiner, which nobody sees, hears or searches for. */
function keepEmailWhole(text: string): string {
  return text.replace(/\b(e-)(?=mail)/gi, '$1\u2060');
}

/** Words of a paragraph: a key that stays, and what is read where there are no links. */
export function wordsOf({ spans }: Paragraph): string {
  return spans.map(({ text }) => text).join('');
}

export function Paragraphs({
  paragraphs,
  className = 'mt-3',
}: {
  paragraphs: readonly Paragraph[];
  className?: string;
}) {
  return paragraphs.map((paragraph) => (
    <p key={wordsOf(paragraph)} className={`whitespace-pre-line ${className}`}>
      <Rich {...paragraph} />
    </p>
  ));
}
