import type { FilterValue, ValuesFilter } from '#app/features/filters/list-filter.ts';
import { Thumbnail } from '#app/ui/media/picture.tsx';

/**
 * The colour, the stars or the picture beside a value's name, which has the same meaning. An energy class has its
 * letter alone: the colour of its arrow depends on an article's scale.
 */
export function ChoiceMark({ filter, value }: { filter: ValuesFilter; value: FilterValue }) {
  if (filter.kind === 'image' && value.picture) return <Thumbnail id={value.picture} />;
  if (filter.kind === 'rating') return <Stars least={Number(value.value)} />;
  if (filter.kind === 'colour') return <Colour value={value} />;
  return null;
}

function Colour({ value: { value, hex } }: { value: FilterValue }) {
  const many = 'conic-gradient(#e5484d, #ffb224, #46a758, #0090ff, #8e4ec6, #e5484d)';
  return (
    <span
      aria-hidden="true"
      className="swatch block size-5 shrink-0 rounded-full border border-line-strong/60"
      style={value === 'multi' || !hex ? { backgroundImage: many } : { backgroundColor: hex }}
    />
  );
}

const FILLED = [
  '[--fill:0%]',
  '[--fill:20%]',
  '[--fill:40%]',
  '[--fill:60%]',
  '[--fill:80%]',
  '[--fill:100%]',
];

function Stars({ least }: { least: number }) {
  return <span aria-hidden="true" className={`stars ${FILLED[least] ?? '[--fill:0%]'}`} />;
}
