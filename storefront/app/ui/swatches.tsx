import { Link } from 'react-router';
import { useText } from '#app/texts/texts.tsx';

type SwatchColor = { key: string; name: string; hex: string };

/**
 * A product's colours: some, and how many more there are. With `to`, each leads to its variant. `chosen` is the key
 * of the colour that is shown.
 */
export function Swatches({
  colors,
  shown = 5,
  to,
  chosen,
}: {
  colors: readonly SwatchColor[];
  shown?: number;
  to?: (color: SwatchColor) => string;
  chosen?: string | null;
}) {
  const t = useText();
  const visible = colors.slice(0, shown);
  const hidden = colors.length - visible.length;
  return (
    <ul
      className={`flex flex-wrap items-center ${to ? '-mx-1 gap-0.5' : 'gap-1.5'}`}
      aria-label={t('ui.colors', { count: colors.length })}
    >
      {visible.map((color) => (
        <li key={color.key} className="flex">
          {to ? (
            <Link
              to={to(color)}
              preventScrollReset
              aria-label={color.name}
              title={color.name}
              className="grid size-6 place-content-center rounded-full"
              aria-current={color.key === chosen || undefined}
            >
              <Swatch hex={color.hex} chosen={color.key === chosen} />
            </Link>
          ) : (
            <Swatch hex={color.hex} name={color.name} />
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li className="text-xs text-muted">
          <span aria-hidden="true">{`+${hidden}`}</span>
          <span className="sr-only">{t('ui.colors.more', { count: hidden })}</span>
        </li>
      )}
    </ul>
  );
}

/** A colour as a dot. Without `name` it is decoration: the text beside it says the colour. */
export function Swatch({ hex, name, chosen = false }: { hex: string; name?: string; chosen?: boolean }) {
  const ring = chosen ? 'ring-2 ring-text ring-offset-2 ring-offset-surface' : '';
  return (
    <span
      title={name}
      className={`swatch block size-4 rounded-full border border-line-strong/60 ${ring}`}
      style={{ backgroundColor: hex }}
    >
      {name && <span className="sr-only">{name}</span>}
    </span>
  );
}
