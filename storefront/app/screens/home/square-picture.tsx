import { pictureAddress, pictureSrcSet } from '#app/ui/picture-address.ts';

const WIDTHS = [160, 320, 560] as const;
const SIZES = '(width < 37.5rem) 40vw, (width < 71.25rem) 25vw, 18rem';

/** A teaser's picture cut to a square, or higher where the words are longer, beside words that say what it shows. */
export function SquarePicture({ id }: { id: string }) {
  return (
    <picture className="relative block aspect-square min-h-full w-full overflow-hidden bg-tile">
      <source type="image/avif" srcSet={pictureSrcSet(id, 'avif', WIDTHS)} sizes={SIZES} />
      <img
        src={pictureAddress(id, 400, 'webp')}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover transition-[scale] duration-300 group-hover:scale-[1.03]"
      />
    </picture>
  );
}
