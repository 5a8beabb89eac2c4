import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as frame from '#app/root.tsx';
import { expectAccessible, showScreen, t, waitForPersonalParts } from '#app/shell/test-screen.tsx';
import type { TextKey } from '#texts/keys.ts';
import * as searchScreen from './search.route.tsx';

const SEARCH = '/s/';
const Elsewhere = () => <h1>Elsewhere</h1>;
const routes = [
  { path: SEARCH, kind: 'public', module: searchScreen },
  { path: '*', kind: 'public', module: { default: Elsewhere } },
] as const;

const landmark = () => page.getByRole('search');
const field = () => landmark().getByRole('combobox', { name: t('shell.search.label') });
const typed = () => (field().element() as HTMLInputElement).value;
const suggestions = () => page.getByRole('grid', { name: t('search.suggestions') });
const rows = () => suggestions().getByRole('row');
const group = (name: TextKey) => suggestions().getByRole('rowgroup', { name: t(name) });
const ownTerms = () =>
  group('search.own')
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
const activeCell = () => field().element().getAttribute('aria-activedescendant');
const isBehind = () => document.querySelector('main')?.inert;

async function showElsewhere(): Promise<void> {
  showScreen(frame, '/elsewhere', routes);
  await waitForPersonalParts();
}

/** Presses the field, whose suggestions' code comes then. */
async function enterField(): Promise<void> {
  await landmark().getByLabelText(t('shell.search.label'), { exact: true }).click();
  await expect.element(field()).toBeVisible();
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

async function readHistory(): Promise<string[]> {
  return (await (await fetch('/api/search/searchhistory/v1?locale=nl-NL')).json()).terms;
}

/** Searches by the field, and waits until the shop has noted the term. */
async function searchFor(term: string): Promise<void> {
  await enterField();
  await field().fill(term);
  await press('Enter');
  await expect
    .element(page.getByRole('heading', { level: 1, name: new RegExp(term, 'i') }))
    .toBeInTheDocument();
  await expect.poll(readHistory).toContain(term);
}

beforeEach(() => page.viewport(1280, 900));

test('the field suggests while one types, the keys go through it, and Enter opens what they have reached', async () => {
  await showElsewhere();
  await enterField();
  await userEvent.keyboard('jur');
  await expect.element(group('search.products').getByRole('row').first()).toBeVisible();
  expect(group('search.categories').getByRole('row').elements()).not.toHaveLength(0);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(landmark().getByRole('status')).toHaveTextContent(/\d/);

  await press('ArrowDown');
  expect(activeCell()).toBe(rows().first().getByRole('gridcell').element().id);
  await press('End');
  expect(activeCell()).toBe(rows().last().getByRole('gridcell').element().id);
  await press('ArrowDown');
  expect(activeCell()).toBeNull();
  expect(typed()).toBe('jur');

  await press('Escape');
  await expect.poll(() => suggestions().query()).toBeNull();
  expect(typed()).toBe('jur');
  await press('Escape');
  expect(typed()).toBe('');

  await userEvent.keyboard('jurk');
  const product = group('search.products').getByRole('link').first();
  await expect.element(product).toBeVisible();
  await press('ArrowUp', 'Home');
  const readActiveLink = () => document.getElementById(activeCell() ?? '')?.querySelector('a');
  while (readActiveLink() !== product.element()) await press('ArrowDown');
  await press('Enter');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Elsewhere' })).toBeInTheDocument();
  await expect.poll(() => suggestions().query()).toBeNull();
});

test('an empty field says that a term comes first, until a letter is typed', async () => {
  await showElsewhere();
  await enterField();
  // offered before the first letter
  await expect.element(rows().first()).toBeVisible();
  await press('Enter');
  const complaint = landmark().getByRole('alert').getByText(t('catalogue.search.enter'));
  await expect.element(complaint).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Elsewhere' })).toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.poll(() => complaint.query()).toBeNull();
});

test('the field knows what one has searched for, and forgets one term or all of them', async () => {
  await showElsewhere();
  for (const term of ['jurk', 'broek', 'jas']) await searchFor(term);
  (document.activeElement as HTMLElement).blur();
  await enterField();
  await field().fill('');
  await expect.poll(ownTerms).toEqual(['jas', 'broek', 'jurk']);
  await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
  await expect
    .element(landmark().getByRole('status'))
    .toHaveTextContent(t('search.own.removed', { term: 'broek' }));
  expect(ownTerms()).toEqual(['jas', 'jurk']);
  expect(await readHistory()).toEqual(['jas', 'jurk']);

  await userEvent.keyboard('ju');
  await expect.poll(ownTerms).toEqual(['jurk']);
  await field().fill('');
  await expect.poll(ownTerms).toEqual(['jas', 'jurk']);
  await suggestions()
    .getByRole('button', { name: t('search.own.clear') })
    .click();
  await expect.poll(ownTerms).toEqual([]);
  expect(await readHistory()).toEqual([]);
});

test.each([
  { on: 'a desk', width: 1280, mode: 'light' },
  { on: 'a phone', width: 360, mode: 'dark' },
])('axe finds nothing in open suggestions on $on in $mode colours', async ({ width, mode }) => {
  await page.viewport(width, 800);
  document.documentElement.dataset.mode = mode;
  await showElsewhere();
  await searchFor('jurk');
  (document.activeElement as HTMLElement).blur();
  await enterField();
  await field().fill('jur');
  await expect.element(group('search.own').getByRole('row').first()).toBeVisible();
  await expect.element(group('search.products').getByRole('row').first()).toBeVisible();
  await expectAccessible({ colours: true });
  delete document.documentElement.dataset.mode;
});

test('on a phone the field covers the screen, and goes back', async () => {
  await page.viewport(360, 740);
  await showElsewhere();
  await enterField();
  const back = page.getByRole('button', { name: t('search.back') });
  await expect.element(back).toBeVisible();
  const { x, y, width, height } = landmark().element().getBoundingClientRect();
  expect([x, y, width, height]).toEqual([0, 0, 360, 740]);
  expect(isBehind()).toBe(true);
  await back.click();
  await expect.poll(() => back.query()).toBeNull();
  expect(isBehind()).toBe(false);
  await searchFor('jurk');
  await expect.poll(() => back.query()).toBeNull();
  expect(isBehind()).toBe(false);
});
