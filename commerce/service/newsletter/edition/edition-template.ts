import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EditionBlock, EditionText } from './edition.rules.ts';

/** An article in an edition: formatted, with absolute addresses. */
export type EditionArticle = {
  readonly name: string;
  readonly price: string;
  readonly url: string;
  readonly picture: string | null;
};

/** The frame around every edition of a tenant in one language. */
export type EditionFrame = {
  /** BCP 47 */
  readonly language: string;
  readonly brand: string;
  /** #rrggbb, at least 4.5:1 against white */
  readonly accent: string;
  readonly homeUrl: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** why the reader gets the mail, then the sender */
  readonly footer: readonly string[];
  /** makes a path of the shop an absolute address */
  readonly makeAbsolute: (href: string) => string;
  readonly articles: ReadonlyMap<string, EditionArticle>;
};

const FONT = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0e0e0f !important; }
  .card { background: #1c1c1e !important; }
  .ink { color: #f2f2f0 !important; }
  .quiet { color: #b0b0aa !important; }
}
@media (max-width: 480px) { .half { display: block !important; width: 100% !important; } }`;

/** The edition in one language as HTML, the same for all recipients except for the links that end the mails. */
export function renderEditionHtml(text: EditionText, frame: EditionFrame): string {
  const page = h(
    Html,
    { lang: frame.language, dir: 'ltr' },
    h(Head, null, h('title', null, text.subject), h('style', null, STYLE)),
    h(
      Body,
      { className: 'page', style: { margin: 0, padding: '24px 0', background: '#f4f4f2', fontFamily: FONT } },
      h(Preview, null, text.preview),
      h(
        Container,
        {
          className: 'card',
          style: { maxWidth: '600px', background: '#ffffff', borderRadius: '8px', padding: '28px' },
        },
        h(
          Link,
          {
            href: frame.homeUrl,
            style: { color: frame.accent, fontSize: '22px', fontWeight: 700, textDecoration: 'none' },
          },
          frame.brand,
        ),
        h(
          Heading,
          {
            as: 'h1',
            className: 'ink',
            style: { margin: '24px 0 12px', fontSize: '28px', lineHeight: '1.2', color: '#161616' },
          },
          text.title,
        ),
        ...text.blocks.map((block, at) => h(Section, { key: at }, renderBlock(block, frame))),
      ),
      h(Container, { style: { maxWidth: '600px', padding: '20px 28px' } }, ...renderFooter(frame)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function renderBlock(block: EditionBlock, frame: EditionFrame): ReactNode {
  switch (block.type) {
    case 'heading':
      return h(
        Heading,
        { as: 'h2', className: 'ink', style: { margin: '24px 0 8px', fontSize: '20px', color: '#161616' } },
        block.text,
      );
    case 'text':
      return block.text.split(/\n{2,}/).map((part, at) =>
        h(
          Text,
          {
            key: at,
            className: 'ink',
            style: { margin: '0 0 14px', fontSize: '16px', lineHeight: '1.5', color: '#161616' },
          },
          part,
        ),
      );
    case 'picture': {
      const picture = h(Img, {
        src: frame.makeAbsolute(block.src),
        alt: block.alt,
        width: 544,
        style: { width: '100%', height: 'auto', borderRadius: '6px', margin: '8px 0 16px' },
      });
      return block.href ? h(Link, { href: frame.makeAbsolute(block.href) }, picture) : picture;
    }
    case 'button':
      return h(
        Button,
        {
          href: frame.makeAbsolute(block.href),
          style: {
            background: frame.accent,
            color: '#ffffff',
            fontSize: '16px',
            fontWeight: 600,
            padding: '13px 24px',
            borderRadius: '6px',
            margin: '8px 0 16px',
          },
        },
        block.label,
      );
    case 'articles':
      return groupInPairs(block.skus.flatMap((sku) => frame.articles.get(sku) ?? [])).map((pair, at) =>
        h(renderColumns, { key: at, pair }),
      );
    case 'line':
      return h(Hr, { style: { borderColor: '#dddddd', margin: '16px 0' } });
  }
}

/**
 * A row needs its columns as the property `children`: its types do not accept them as createElement's further
 * arguments.
 */
function renderColumns({ pair }: { pair: readonly EditionArticle[] }): ReactNode {
  const properties = { children: pair.map(renderArticleColumn) };
  return h(Row, properties);
}

function renderArticleColumn({ name, price, url, picture }: EditionArticle): ReactNode {
  return h(
    Column,
    { key: url, className: 'half', style: { width: '50%', padding: '8px', verticalAlign: 'top' } },
    picture &&
      h(
        Link,
        { href: url },
        h(Img, {
          src: picture,
          alt: '',
          width: 248,
          style: { width: '100%', height: 'auto', borderRadius: '6px' },
        }),
      ),
    h(
      Link,
      { href: url, className: 'ink', style: { color: '#161616', fontSize: '15px', textDecoration: 'none' } },
      name,
    ),
    h(
      Text,
      {
        className: 'ink',
        style: { margin: '4px 0 12px', fontSize: '15px', fontWeight: 600, color: '#161616' },
      },
      price,
    ),
  );
}

function renderFooter({ footer, links }: EditionFrame): ReactNode[] {
  const style = { margin: '0 0 8px', fontSize: '13px', lineHeight: '1.5', color: '#5a5a58' };
  return [
    ...footer.map((line, at) => h(Text, { key: `line-${at}`, className: 'quiet', style }, line)),
    ...links.map(({ url, label }) =>
      h(
        Text,
        { key: url, style },
        h(
          Link,
          { href: url, className: 'quiet', style: { color: '#5a5a58', textDecoration: 'underline' } },
          label,
        ),
      ),
    ),
  ];
}

function groupInPairs<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((item, at) => (at % 2 === 0 ? [[item, ...items.slice(at + 1, at + 2)]] : []));
}

/** The edition as plain text. */
export function formatEditionPlainText(text: EditionText, frame: EditionFrame): string {
  const parts = text.blocks.flatMap((block) => formatPlainBlock(block, frame));
  const links = frame.links.map(({ label, url }) => `${label}: ${url}`);
  return `${[text.title, ...parts, ['-- ', ...frame.footer, ...links].join('\n')].join('\n\n')}\n`;
}

function formatPlainBlock(block: EditionBlock, { makeAbsolute, articles }: EditionFrame): string[] {
  switch (block.type) {
    case 'heading':
      return [`${block.text}\n${'-'.repeat(block.text.length)}`];
    case 'text':
      return [block.text];
    case 'picture':
      return block.alt === '' ? [] : [block.href ? `${block.alt}: ${makeAbsolute(block.href)}` : block.alt];
    case 'button':
      return [`${block.label}: ${makeAbsolute(block.href)}`];
    case 'articles':
      return block.skus
        .flatMap((sku) => articles.get(sku) ?? [])
        .map(({ name, price, url }) => `${name}  ${price}\n${url}`);
    case 'line':
      return ['* * *'];
  }
}
