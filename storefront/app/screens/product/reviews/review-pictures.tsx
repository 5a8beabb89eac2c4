import type { ReviewView } from '#app/features/review/reviews.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/** A review's photographs, small; the browser opens each in full size, and loads it only then. */
export function ReviewPictures({ review: { pictures, reviewer } }: { review: ReviewView }) {
  const t = useText();
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map(({ id, small, full, width, height }, index) => {
        const alt = t('review.picture', { number: index + 1, name: reviewer.name });
        return (
          <li key={id}>
            <button
              type="button"
              popoverTarget={`photo-${id}`}
              aria-label={t('review.picture.open', { number: index + 1, name: reviewer.name })}
              className="block overflow-hidden rounded"
            >
              <img
                src={small}
                alt=""
                width={88}
                height={88}
                loading="lazy"
                className="size-22 object-cover"
              />
            </button>
            <div id={`photo-${id}`} popover="auto" role="dialog" aria-label={alt} className="photo-sheet">
              <img src={full} alt={alt} width={width} height={height} loading="lazy" />
              <button
                type="button"
                popoverTarget={`photo-${id}`}
                popoverTargetAction="hide"
                aria-label={t('ui.close')}
                className="absolute end-2 top-2 grid size-control-l place-content-center rounded-full bg-raised"
              >
                <Icon name="close" />
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
