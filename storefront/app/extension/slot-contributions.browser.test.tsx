import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type ShopInfo, ShopProvider } from '#app/page/shop.tsx';
import { useExtension } from './extension-context.ts';
import { SlotContributions } from './slot-contributions.tsx';

vi.mock('virtual:storefronts', () => {
  const first = { default: () => <p>first says {String(useExtension().settings)}</p> };
  const broken = {
    default: () => {
      throw new Error('no colour is left');
    },
  };
  const late = { default: ({ product }: { product: { name: string } }) => <p>last has {product.name}</p> };
  const add = (component: object) => ({ slots: { 'product.after-price': async () => component } });
  return {
    default: [
      ['first', add(first)],
      ['broken', add(broken)],
      ['off', add(first)],
      ['last', add(late)],
    ],
  };
});

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const LAMP = { product: { name: 'Lamp' } };

function show(name: 'product.after-price' | 'product.foot', on: readonly string[]): void {
  const extensions = Object.fromEntries(on.map((one) => [one, { name: one, settings: `I am ${one}` }]));
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <ShopProvider shop={{ extensions } as unknown as ShopInfo}>
      <SlotContributions name={name} props={LAMP} />
      <p>the page goes on</p>
    </ShopProvider>,
  );
}

const main = () => page.getByRole('main');

test('a slot shows what extensions add in the order of the shop, each with its own settings', async () => {
  show('product.after-price', ['last', 'first']);
  await expect.element(main()).toHaveTextContent(/^first says I am firstlast has Lampthe page goes on$/);
});

test('a component that throws shows nothing, and the others and the page go on', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show('product.after-price', ['first', 'broken', 'last']);
  await expect.element(main()).toHaveTextContent(/^first says I am firstlast has Lampthe page goes on$/);
});

test('a slot to which nothing is added, or nothing by the extensions of this tenant, is empty', async () => {
  show('product.foot', ['first', 'last']);
  await expect.element(main()).toHaveTextContent(/^the page goes on$/);
});
