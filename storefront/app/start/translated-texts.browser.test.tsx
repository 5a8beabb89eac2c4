import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TAKEN_OVER } from './start-script.ts';
import { translatePage } from './test-translator.ts';
import { followTranslations } from './translated-texts.ts';

let root: Root | undefined;
const place = () => document.querySelector('main') as HTMLElement;
const words = () => place().textContent;

function show(content: ReactNode): void {
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => root?.render(content));
}

/** Translates the page, and waits until its observers have run. */
async function translate(way: 'replaced' | 'inserted'): Promise<void> {
  translatePage(way);
  await Promise.resolve();
}

beforeAll(followTranslations);
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

function Count({ count }: { count: number }) {
  return (
    <p>
      {count} articles, {count + 1} pictures
    </p>
  );
}

function Field({ fault }: { fault: string | null }) {
  return (
    <form>
      <input defaultValue="" />
      {fault && <strong>{fault}</strong>}
      {fault ? 'Try again.' : null}
      Password
    </form>
  );
}

function List({ order }: { order: readonly string[] }) {
  return (
    <p>
      {order.map((one) => (
        <Fragment key={one}>{one}</Fragment>
      ))}
    </p>
  );
}

describe.each(['replaced', 'inserted'] as const)('a page whose texts are %s by translations', (way) => {
  beforeAll(() => {
    performance.mark(TAKEN_OVER);
  });

  test('shows a number that has changed beside other words', async () => {
    show(<Count count={1050} />);
    await translate(way);
    expect(words()).toBe('1050 articles, 1051 pictures');
    show(<Count count={22} />);
    await expect.poll(words).toBe('22 articles, 23 pictures');
    await translate(way);
    show(<Count count={7} />);
    await expect.poll(words).toBe('7 articles, 8 pictures');
  });

  test('shows a fault before a text, and takes it away again', async () => {
    show(<Field fault={null} />);
    const input = place().querySelector('input');
    await translate(way);
    show(<Field fault="Wrong." />);
    expect(words()).toBe('Wrong.Try again.Password');
    await translate(way);
    show(<Field fault={null} />);
    await expect.poll(words).toBe('Password');
    expect(place().querySelector('input')).toBe(input);
  });

  test('shows texts once that have changed places', async () => {
    show(<List order={['a', 'b', 'c']} />);
    await translate(way);
    show(<List order={['c', 'a', 'b']} />);
    await expect.poll(words).toBe('cab');
    show(<List order={['b']} />);
    await expect.poll(words).toBe('b');
  });

  test('follows a translation that is translated once more', async () => {
    show(<Count count={1} />);
    await translate(way);
    for (const font of place().querySelectorAll('p > font')) {
      const other = document.createElement('font');
      other.textContent = 'word ';
      font.replaceWith(other);
    }
    await Promise.resolve();
    show(<Count count={2} />);
    await expect.poll(words).toBe('2word 3word ');
  });
});

test('a page that is translated before its scripts start is hydrated with its own words', async () => {
  performance.clearMarks(TAKEN_OVER);
  const errors: unknown[] = [];
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<p>3<!-- --> articles</p><input>';
  const [paragraph, input] = main.children;
  await translate('replaced');
  flushSync(() => {
    root = hydrateRoot(
      main,
      <>
        <p>{3} articles</p>
        <input />
      </>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
  expect(errors).toEqual([]);
  expect([...main.children]).toEqual([paragraph, input]);
  expect(words()).toBe('3 articles');
});
