import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { TextKey } from '#texts/keys.ts';
import { productPageLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import { RichText, useText } from '../../texts/texts.tsx';
import type { Option } from './choice.ts';

const NAMES: Readonly<Record<string, TextKey>> = {
  colour: 'catalogue.dimension.colour',
  size: 'catalogue.dimension.size',
  storage: 'catalogue.dimension.storage',
  width: 'catalogue.dimension.width',
};

/** Text key of a dimension's name. */
export function dimensionName(key: string): TextKey {
  return NAMES[key] ?? 'catalogue.dimension.other';
}

/**
 * The values of one dimension as links: a choice is an address.
 * @param missing the visitor asked for the article without having chosen here: it says so, and takes the focus
 */
export function ChoiceGroup({
  product,
  dimension,
  options,
  missing,
}: {
  product: { slug: string; sku: string };
  dimension: string;
  options: readonly Option[];
  missing: boolean;
}) {
  const t = useText();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { key: visit } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again, at the same address, is a new visit
  useEffect(() => {
    if (missing) group.current?.focus();
  }, [missing, visit]);
  const selected = options.find((option) => option.selected);
  const name = t(dimensionName(dimension));
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={missing ? `${id}-error` : undefined}
      className="rounded outline-offset-4"
    >
      <legend className="text-sm">
        <Choice name={name} value={selected?.label} />
      </legend>
      {missing && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error">
          {t('catalogue.product.chooseWhat', { dimension: name })}
        </p>
      )}
      <ul className={`mt-2 flex flex-wrap ${dimension === 'colour' ? 'gap-1' : 'gap-2'}`}>
        {options.map((option) => (
          <li key={option.value}>
            <OptionLink product={product} option={option} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What is chosen of a dimension, or that nothing is. */
function Choice({ name, value }: { name: string; value: string | undefined }) {
  const t = useText();
  const tags = {
    name: (content: ReactNode) => <span className="font-semibold">{content}</span>,
    ask: (content: ReactNode) => <span className="text-muted">{content}</span>,
  };
  return value === undefined ? (
    <RichText
      id="catalogue.dimension.open"
      values={{ name, ask: t('catalogue.product.choose') }}
      tags={tags}
    />
  ) : (
    <RichText id="catalogue.dimension.chosen" values={{ name, value }} tags={tags} />
  );
}

const STATES = {
  available: null,
  soldOut: 'catalogue.product.option.soldOut',
  notOffered: 'catalogue.product.option.notOffered',
} as const;

function OptionLink({ product, option }: { product: { slug: string; sku: string }; option: Option }) {
  const t = useText();
  const shop = useShop();
  const state = STATES[option.state];
  const name = state ? t(state, { value: option.label }) : option.label;
  const look = option.hex ? 'colour-option' : 'size-option';
  if (!option.target) {
    return (
      <span className={look} data-state={option.state} title={name}>
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">
          <OptionFace option={option} />
        </span>
      </span>
    );
  }
  return (
    <Link
      to={productPageLink(shop, product, option.target)}
      replace
      preventScrollReset
      aria-label={name}
      title={name}
      aria-current={option.selected || undefined}
      data-state={option.state}
      className={look}
    >
      <OptionFace option={option} />
    </Link>
  );
}

function OptionFace({ option }: { option: Option }) {
  if (!option.hex) return option.label;
  return (
    <span
      className="swatch block size-7 rounded-full border border-line-strong/60"
      style={{ backgroundColor: option.hex }}
    />
  );
}
