import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, readSources } from './catalogue.ts';

const APP = join(import.meta.dirname, '../storefront/app');
/** Attributes and properties that people read or hear. */
const READ_ALOUD = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
  'hint',
  'summary',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

const JOINS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);
/** Names that are the same in every language: a standard's, an official label's (Regulation (EU) 2025/1960). */
const PROPER_NAMES = new Set(['SHA-256', 'GARAN']);
const ids = new Set(Object.keys(await readSources(DEFAULT_LOCALE)));

describe('texts written directly into components', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter(
    (file) => !/\.test\.|test-|\.d\.ts$/.test(file),
  );

  it('no storefront component contains its own text', () => {
    expect(files.length).toBeGreaterThan(100);
    const said = files.flatMap((file) =>
      findLiterals(file, readFileSync(join(APP, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(said).toEqual([]);
  });

  it.each([
    ['<p>Hallo</p>', ['Hallo']],
    ["<p>{'Hallo'}</p>", ['Hallo']],
    ["<p>{open && 'Hallo'}</p>", ['Hallo']],
    ["<p>{open ? 'Auf' : <b>Zu</b>}</p>", ['Auf', 'Zu']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template
    ['<p>{`bis ${price}`}</p>', ['bis ']],
    ['<img alt="Hallo" />', ['Hallo']],
    ["<img alt={'Hallo'} />", ['Hallo']],
    ["buildPageMeta({ title: 'Hallo' })", ['Hallo']],
    ["<p>{name ?? 'Hallo'}</p>", ['Hallo']],
    // text that is no word
    ["<p>{step === 'DELIVERY' && <b>{name}</b>}</p>", []],
    ["note({ title: 'shell.error.title' })", []],
    ["<p className=\"wrap\" title={t('a.b')}>{t('a.b')} · {price}</p>", []],
    ["<p title={named ? t('a.b') : undefined}>{list.map((item) => item.name)}</p>", []],
  ])('texts written into the component are found: %s', (source, said) => {
    expect(findLiterals('example.tsx', source)).toEqual(said);
  });
});

/** Words that stand in the source where a text belongs. */
function findLiterals(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    found.push(
      ...listNodeTexts(node).filter(
        (text) => /\p{L}/u.test(text) && !ids.has(text) && !PROPER_NAMES.has(text),
      ),
    );
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function listNodeTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text.trim()];
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.filter(ts.isJsxExpression).flatMap(listPossibleWords);
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && READ_ALOUD.has(node.name.text))
    return listPossibleWords(node.initializer);
  if (
    ts.isPropertyAssignment(node) &&
    !ts.isComputedPropertyName(node.name) &&
    READ_ALOUD.has(node.name.text)
  )
    return listPossibleWords(node.initializer);
  return [];
}

/** The forms that an expression may become, as far as it stands there: calls decide for themselves. */
function listPossibleWords(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return listPossibleWords(node.expression);
  if (ts.isConditionalExpression(node))
    return [...listPossibleWords(node.whenTrue), ...listPossibleWords(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return listPossibleWords(node.right);
  return JOINS.has(kind) ? [...listPossibleWords(node.left), ...listPossibleWords(node.right)] : [];
}
