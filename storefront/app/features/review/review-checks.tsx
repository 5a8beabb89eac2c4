import { Link } from 'react-router';
import { layerLink } from '#app/features/layer/layer-link.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Popover } from '#app/ui/layer/popover.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * Beside stars: whether and how reviews are checked (Directive 2005/29/EC art. 7(6)).
 * @param words the button has a text; without, it is a small mark beside the stars
 */
export function ReviewChecks({ words = false }: { words?: boolean }) {
  const t = useText();
  const shop = useShop();
  const label = t('review.checks');
  return (
    <Popover
      label={label}
      className="max-w-80 p-4 text-sm"
      trigger={(button) =>
        words ? (
          <button {...button} className="link touch inline-flex items-center gap-1.5 text-xs text-muted">
            <Icon name="info" size={16} />
            {label}
          </button>
        ) : (
          <button
            {...button}
            aria-label={label}
            className="grid size-8 place-content-center rounded-full text-muted hover:bg-sunken"
          >
            <Icon name="info" size={16} />
          </button>
        )
      }
    >
      <p className="mb-1 font-semibold">{label}</p>
      <p>{t('review.checks.text')}</p>
      <Link to={layerLink(shop, 'verified-ratings')} className="link touch mt-1 inline-block">
        {t('review.checks.more')}
      </Link>
    </Popover>
  );
}
