import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextProvider } from '#app/texts/texts.tsx';
import { QuantityField } from './quantity.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

let showStored: (quantity: number) => void;

/** A field whose stored quantity the test changes, as an answer of the shop does. */
function Stored({ onChange = () => {} }: { onChange?: (quantity: number) => void }) {
  const [value, setValue] = useState(1);
  showStored = (quantity) => flushSync(() => setValue(quantity));
  return (
    <TextProvider locale="nl-NL" terms={{}}>
      <QuantityField name="quantity" label="Pieces" value={value} max={9} onChange={onChange} />
    </TextProvider>
  );
}

const field = () => page.getByRole('spinbutton', { name: 'Pieces' });

function show(content: ReactElement): void {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => root?.render(content));
}

test('a quantity that is being typed stays when the page shows another stored one', async () => {
  const changes: number[] = [];
  show(<Stored onChange={(quantity) => changes.push(quantity)} />);
  await field().fill('3');
  showStored(2);
  await expect.element(field()).toHaveValue(3);
  await userEvent.tab();
  expect(changes).toEqual([3]);
});

test('a quantity that nobody has typed follows the stored one', async () => {
  show(<Stored />);
  await page.getByRole('button').last().click();
  await expect.element(field()).toHaveValue(2);
  showStored(2);
  // the shop had fewer pieces
  showStored(1);
  await expect.element(field()).toHaveValue(1);
});

test('a quantity that was typed before the scripts ran is a change', async () => {
  const changes: number[] = [];
  const content = <Stored onChange={(quantity) => changes.push(quantity)} />;
  show(content);
  const html = document.querySelector('main')?.innerHTML ?? '';
  root?.unmount();
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = html;
  await field().fill('4');
  field().element().blur();
  root = hydrateRoot(main, content);
  await expect.poll(() => changes).toEqual([4]);
  await expect.element(field()).toHaveValue(4);
});
