import { Icon } from './icon.tsx';
import { buildPictureAddress, buildPictureSrcSet, type PictureWidth } from './picture-address.ts';

/**
 * Available widths by the size of a product: few, because a list repeats them for each tile. Browsers without AVIF (a
 * few in a hundred) get the middle one as WebP.
 */
const PRODUCT_WIDTHS = {
  small: { offered: [96, 160, 320], plain: 160 },
  tile: { offered: [240, 320, 400, 560], plain: 400 },
  large: { offered: [400, 560, 800, 1200], plain: 800 },
} as const;
const WIDE_WIDTHS = [800, 1200, 1600] as const;
const SQUARE_WIDTHS = [400, 560, 800] as const;

/**
 * A product on its tile, 4:5. `id`: picture source id, null if there is none. `sizes` as in HTML, `scale`: its
 * size. `priority`: above the fold; loads first, the others when they come into view.
 */
export function ProductPicture({
  id,
  alt,
  sizes,
  scale = 'tile',
  priority = false,
  className = '',
}: {
  id: string | null | undefined;
  alt: string;
  sizes: string;
  scale?: keyof typeof PRODUCT_WIDTHS;
  priority?: boolean;
  className?: string;
}) {
  const { offered, plain } = PRODUCT_WIDTHS[scale];
  const tile = `aspect-[4/5] overflow-hidden rounded bg-tile ${className}`;
  if (!id) {
    return (
      <span
        role="img"
        aria-label={alt}
        aria-hidden={alt === '' || undefined}
        className={`grid place-content-center text-on-tile/40 ${tile}`}
      >
        <Icon name="no-picture" size={24} />
      </span>
    );
  }
  return (
    <picture className={`block ${tile}`}>
      <source type="image/avif" srcSet={buildPictureSrcSet(id, 'avif', offered)} sizes={sizes} />
      <img
        src={buildPictureAddress(id, plain, 'webp')}
        alt={alt}
        width={400}
        height={500}
        className="size-full object-contain"
        {...getLoadingProps(priority)}
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
        srcSet={buildPictureSrcSet(squareId, 'avif', SQUARE_WIDTHS)}
        sizes="100vw"
        width={800}
        height={800}
      />
      <source
        media={phone}
        type="image/webp"
        srcSet={buildPictureAddress(squareId, 800, 'webp')}
        width={800}
        height={800}
      />
      <source type="image/avif" srcSet={buildPictureSrcSet(wideId, 'avif', WIDE_WIDTHS)} sizes="100vw" />
      <img
        src={buildPictureAddress(wideId, 1200, 'webp')}
        alt={alt}
        width={1600}
        height={700}
        className="size-full object-cover"
        {...getLoadingProps(priority)}
      />
    </picture>
  );
}

/**
 * A picture that fills its frame, beside text that describes it. `offered`: widths for `sizes`, `plain`: the one for
 * browsers without AVIF, `ratio`: of the frame, so that nothing moves when it is loaded. `zooms`: with its link
 * (`group`).
 */
export function CoverPicture({
  id,
  offered,
  plain,
  sizes,
  ratio: [width, height],
  zooms = false,
  className = '',
  crop = '',
}: {
  id: string;
  offered: readonly PictureWidth[];
  plain: PictureWidth;
  sizes: string;
  ratio: readonly [number, number];
  zooms?: boolean;
  className?: string;
  crop?: string;
}) {
  const zoom = zooms ? 'transition-[scale] duration-300 group-hover:scale-[1.03]' : '';
  return (
    <picture className={`block overflow-hidden bg-tile ${className}`}>
      <source type="image/avif" srcSet={buildPictureSrcSet(id, 'avif', offered)} sizes={sizes} />
      <img
        src={buildPictureAddress(id, plain, 'webp')}
        alt=""
        width={width}
        height={height}
        className={`size-full object-cover ${crop} ${zoom}`}
        {...getLoadingProps(false)}
      />
    </picture>
  );
}

/** A small square beside a name with the same meaning. */
export function Thumbnail({ id }: { id: string }) {
  return (
    <img
      src={buildPictureAddress(id, 96, 'webp')}
      srcSet={`${buildPictureAddress(id, 160, 'webp')} 2x`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className="size-12 shrink-0 rounded bg-tile object-cover object-[72%_50%]"
    />
  );
}

function getLoadingProps(priority: boolean) {
  return priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
}
