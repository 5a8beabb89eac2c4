import { pictureAddress, pictureSrcSet } from './picture-address.ts';

/** Widths of product pictures in tiles and on product pages; the pipeline makes no others. */
const PRODUCT_WIDTHS = [160, 240, 320, 400, 560, 800, 1200] as const;
const WIDE_WIDTHS = [800, 1200, 1600] as const;
const SQUARE_WIDTHS = [400, 560, 800] as const;

/**
 * A product on its tile, 4:5. `id`: picture source id, null when there is none. `sizes` as in HTML.
 * `priority`: above the fold; loads first, the others when they come near.
 */
export function ProductPicture({
  id,
  alt,
  sizes,
  priority = false,
  className = '',
}: {
  id: string | null | undefined;
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  const tile = `block aspect-[4/5] overflow-hidden rounded bg-tile ${className}`;
  if (!id) return <span role="img" aria-label={alt} aria-hidden={alt === '' || undefined} className={tile} />;
  return (
    <picture className={tile}>
      <source type="image/avif" srcSet={pictureSrcSet(id, 'avif', PRODUCT_WIDTHS)} sizes={sizes} />
      <img
        src={pictureAddress(id, 400, 'webp')}
        srcSet={pictureSrcSet(id, 'webp', PRODUCT_WIDTHS)}
        sizes={sizes}
        alt={alt}
        width={400}
        height={500}
        className="size-full object-contain"
        {...loading(priority)}
      />
    </picture>
  );
}

/** A teaser: wide from tablets on, square on phones. */
export function TeaserPicture({
  wideId,
  squareId,
  alt,
  priority = false,
}: {
  wideId: string;
  squareId: string;
  alt: string;
  priority?: boolean;
}) {
  const phone = '(width < 37.5rem)';
  return (
    <picture className="block aspect-square overflow-hidden bg-tile md:aspect-[16/7]">
      <source
        media={phone}
        type="image/avif"
        srcSet={pictureSrcSet(squareId, 'avif', SQUARE_WIDTHS)}
        sizes="100vw"
        width={800}
        height={800}
      />
      <source
        media={phone}
        type="image/webp"
        srcSet={pictureSrcSet(squareId, 'webp', SQUARE_WIDTHS)}
        sizes="100vw"
        width={800}
        height={800}
      />
      <source type="image/avif" srcSet={pictureSrcSet(wideId, 'avif', WIDE_WIDTHS)} sizes="100vw" />
      <img
        src={pictureAddress(wideId, 1200, 'webp')}
        srcSet={pictureSrcSet(wideId, 'webp', WIDE_WIDTHS)}
        sizes="100vw"
        alt={alt}
        width={1600}
        height={700}
        className="size-full object-cover"
        {...loading(priority)}
      />
    </picture>
  );
}

/** A small square beside a name, which says the same. */
export function Thumbnail({ id }: { id: string }) {
  return (
    <img
      src={pictureAddress(id, 96, 'webp')}
      srcSet={`${pictureAddress(id, 160, 'webp')} 2x`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className="size-12 shrink-0 rounded bg-tile object-cover object-[72%_50%]"
    />
  );
}

function loading(priority: boolean) {
  return priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
}
