import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { productPageLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { RichText, useText } from '#app/texts/texts.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { waitForPaint } from '#app/ui/next-paint.ts';
import type { TextKey } from '#texts/keys.ts';
import type { ChoiceTarget, Option } from './choice.ts';
import { buildChoiceMark, carryOutHeldPresses, holdPresses } from './presses-while-choosing.ts';
import type { ProductView } from './product-view.ts';
import './choice-options.css';

const NAMES: Readonly<Record<string, TextKey>> = {
  colour: 'catalogue.dimension.colour',
  size: 'catalogue.dimension.size',
  storage: 'catalogue.dimension.storage',
  width: 'catalogue.dimension.width',
  pattern: 'catalogue.dimension.pattern',
  material: 'catalogue.dimension.material',
  age: 'catalogue.dimension.age',
  gender: 'catalogue.dimension.gender',
  number: 'catalogue.dimension.number',
};

/** Text key of a dimension's name. */
export function getDimensionName(key: string): TextKey {
  return NAMES[key] ?? 'catalogue.dimension.other';
}

type Product = Pick<ProductView, 'slug' | 'sku' | 'stylePreviews'>;
type OnChoose = ((target: ChoiceTarget) => void) | undefined;

/**
 * The values of one dimension as links: a choice is an address. Colours are shown as pictures of the article.
 * @param missing the visitor tried to order without a choice here: it shows that, and gets the focus
 * @param onChoose handles a choice instead of its address
 * @param help beside the name
 */
export function ChoiceGroup({
  product,
  dimension,
  options,
  missing,
  onChoose,
  help,
}: {
  product: Product;
  dimension: string;
  options: readonly Option[];
  missing: boolean;
  onChoose?: OnChoose;
  help?: ReactNode;
}) {
  const t = useText();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { key: visit } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again, at the same address, is a new visit
  useEffect(() => {
    if (missing) group.current?.focus();
  }, [missing, visit]);
  const { pressed, choose } = usePress(product.sku, onChoose);
  const selected = options.find((option) => option.selected);
  const name = t(getDimensionName(dimension));
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={missing ? `${id}-error` : undefined}
      className="rounded outline-offset-4"
    >
      <legend className="float-start max-w-full text-sm wrap-anywhere">
        <Choice name={name} value={selected?.label} />
      </legend>
      {help && <div className="float-end text-sm">{help}</div>}
      {missing && (
        <p id={`${id}-error`} className="clear-both pt-1 text-sm font-medium text-error">
          {t('catalogue.product.chooseFirst')}
        </p>
      )}
      <ul className="clear-both flex flex-wrap gap-2 pt-2">
        {options.map((option) => (
          <li key={option.value}>
            <OptionLink
              product={product}
              dimension={dimension}
              option={option}
              current={pressed === null ? option.selected : option.value === pressed}
              onPress={choose}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The choice in a dimension, or text that there is none. */
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

/**
 * Marks a pressed value at once; the rest of the page, which is more work, follows after that is painted. An article
 * ordered in the meantime is the one that was pressed.
 * @returns `pressed`: the value that was pressed, until the address has it
 */
function usePress(sku: string, onChoose: OnChoose) {
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [press, setPress] = useState({ value: '', visit: '' });
  useEffect(() => carryOutHeldPresses({ sku, visit }), [sku, visit]);
  return {
    pressed: press.visit === visit ? press.value : null,
    async choose(event: MouseEvent, value: string, to: string, target: ChoiceTarget) {
      // another window, or a file: left to the browser
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (onChoose) return onChoose(target);
      setPress({ value, visit });
      holdPresses({ sku, visit });
      await waitForPaint();
      await navigate(to, { replace: true, preventScrollReset: true });
    },
  };
}

function OptionLink({
  product,
  dimension,
  option,
  current,
  onPress,
}: {
  product: Product;
  dimension: string;
  option: Option;
  current: boolean;
  onPress: (event: MouseEvent, value: string, to: string, target: ChoiceTarget) => Promise<void>;
}) {
  const t = useText();
  const shop = useShop();
  const state = STATES[option.state];
  const name = state ? t(state, { value: option.label }) : option.label;
  const look = option.hex ? 'colour-option' : 'size-option';
  const picture = product.stylePreviews.find(({ key }) => key === option.value)?.picture;
  const face = <OptionFace option={option} picture={picture} />;
  const { target } = option;
  if (!target) {
    return (
      <span className={look} data-state={option.state} title={name}>
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">{face}</span>
      </span>
    );
  }
  const to = productPageLink(shop, product, target);
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-label={name}
      title={name}
      aria-current={current || undefined}
      data-state={option.state}
      {...buildChoiceMark(dimension, option.value)}
      className={look}
      onClick={(event) => void onPress(event, option.value, to, target)}
    >
      {face}
    </Link>
  );
}

/** The article in its colour; without a picture of it the colour, and else the value in words. */
function OptionFace({ option, picture }: { option: Option; picture: string | null | undefined }) {
  if (!option.hex) return option.label;
  if (picture) return <ProductPicture id={picture} alt="" sizes="3.5rem" scale="small" className="w-14" />;
  return (
    <span
      className="swatch block h-14 w-11 rounded border border-line-strong/60"
      style={{ backgroundColor: option.hex }}
    />
  );
}
