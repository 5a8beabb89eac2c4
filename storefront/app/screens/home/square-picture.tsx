import { CoverPicture } from '#app/ui/media/picture.tsx';

const WIDTHS = [160, 320, 560] as const;
const SIZES = '(width < 37.5rem) 40vw, (width < 71.25rem) 25vw, 18rem';

/** A teaser's picture cut to a square, or higher where the text is longer, beside text that describes it. */
export function SquarePicture({ id }: { id: string }) {
  return (
    <CoverPicture
      id={id}
      offered={WIDTHS}
      plain={400}
      sizes={SIZES}
      ratio={[400, 400]}
      zooms
      className="relative aspect-square min-h-full w-full"
      crop="absolute inset-0"
    />
  );
}
