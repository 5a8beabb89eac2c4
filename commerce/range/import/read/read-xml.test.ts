import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PART } from '../feed/google-row.rules.ts';
import { readDescription } from './feed-text.rules.ts';
import { readXml } from './read-xml.ts';

async function readFields(item: string) {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  try {
    const path = join(folder, 'feed.xml');
    const names = 'xmlns:g="http://base.google.com/ns/1.0" xmlns:x="http://www.w3.org/1999/xhtml"';
    await writeFile(path, `<rss ${names}><channel><item>${item}</item></channel></rss>`);
    const rows = [];
    for await (const row of readXml(path)) rows.push(row.value);
    return rows[0] ?? {};
  } finally {
    await rm(folder, { recursive: true });
  }
}

const LIST = '<p>Warm &amp; dry &lt; 5 kg</p><ul><li>wool</li><li><strong>red</strong></li></ul>';

it.each([
  ['escaped', LIST.replaceAll('&', '&amp;').replaceAll('<', '&lt;')],
  ['in CDATA', `<![CDATA[${LIST}]]>`],
  ['as elements', LIST],
  ['as elements of XHTML', LIST.replaceAll(/<(\/?)/g, '<$1x:')],
])('a description with markup written %s keeps its text and structure', async (_, written) => {
  const { description } = await readFields(`<g:description>${written}</g:description>`);
  expect(readDescription(description?.[0] ?? '')).toEqual({
    text: 'Warm & dry < 5 kg\nwool\nred',
    html: LIST,
  });
});

it('text beside an element is kept and a line break needs no closing tag', async () => {
  const { title, description } = await readFields(
    '<title>Coat <b>red</b> &lt;38&gt;</title><description>One<br/>two <i>three</i>&amp; four</description>',
  );
  expect(title).toEqual(['Coat <b>red</b> &lt;38&gt;']);
  expect(description).toEqual(['One<br>two <i>three</i>&amp; four']);
});

it('elements of a structured field become its parts and each field starts anew', async () => {
  const fields = await readFields(
    `<description>a <b>b</b></description><g:product_detail><g:section_name>Size</g:section_name>
     <g:attribute_name>Width</g:attribute_name><g:attribute_value>5 &lt; 6</g:attribute_value></g:product_detail>
     <g:brand>A &amp; B</g:brand>`,
  );
  expect(fields.product_detail).toEqual([['Size', 'Width', '5 < 6'].join(PART)]);
  expect(fields.brand).toEqual(['A & B']);
});

it.each([
  '<id>tag:shop.example,2026:1</id><g:id>A1</g:id><g:title>Coat</g:title><title>Shop | Coat</title>',
  '<g:id>A1</g:id><g:title>Coat</g:title><title>Shop | Coat</title><id>tag:shop.example,2026:1</id>',
])('Google’s field takes precedence over one of RSS or Atom with the same name', async (item) => {
  expect(await readFields(`${item}<link href="https://shop.example/1"/>`)).toEqual({
    ...{ id: ['A1'], title: ['Coat'], link: ['https://shop.example/1'] },
  });
});

it('a description with deep tables does not refuse the file', async () => {
  const deep = `${'<div>'.repeat(20)}in${'</div>'.repeat(20)}`;
  const { description } = await readFields(`<description>${deep}</description>`);
  expect(readDescription(description?.[0] ?? '').text).toBe('in');
});

it.each([
  [
    'ns0',
    '<ns0:id>A1</ns0:id><ns0:title>Coat</ns0:title><ns0:product_detail><ns0:attribute_name>Width</ns0:attribute_name><ns0:attribute_value>5</ns0:attribute_value></ns0:product_detail>',
  ],
  [
    'google',
    '<google:id>A1</google:id><google:title>Coat</google:title><google:product_detail><google:attribute_name>Width</google:attribute_name><google:attribute_value>5</google:attribute_value></google:product_detail>',
  ],
])("fields of Google's namespace are read under the prefix %s too", async (prefix, item) => {
  const space = `xmlns:${prefix}="http://base.google.com/ns/1.0"`;
  const path = join(await mkdtemp(join(tmpdir(), 'feed-')), 'feed.xml');
  const own = '<id>tag:shop.example,2026:1</id><title>Shop | Coat</title>';
  for (const text of [
    `<rss ${space}><channel><item>${own}${item}</item></channel></rss>`,
    `<rss><channel><item ${space}>${item}${own}</item></channel></rss>`,
    `<a:feed xmlns:a="http://www.w3.org/2005/Atom" ${space}><a:entry><a:title>Shop</a:title>${item}</a:entry></a:feed>`,
  ]) {
    await writeFile(path, text);
    const rows = [];
    for await (const { value } of readXml(path)) rows.push(value);
    expect(rows).toEqual([{ id: ['A1'], title: ['Coat'], product_detail: [['', 'Width', '5'].join(PART)] }]);
  }
  await rm(join(path, '..'), { recursive: true });
});

it('a prefix of another namespace is no field of Google', async () => {
  const fields = await readFields('<g:id>A1</g:id><x:title>No title</x:title><title>Coat</title>');
  expect(fields).toMatchObject({ id: ['A1'], title: ['Coat'] });
});
