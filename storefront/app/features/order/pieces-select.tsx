import { Icon } from '#app/ui/media/icon.tsx';
import { getReturnFieldName } from './returned-lines.ts';

/** A number of pieces of a line: none to `max`. Its label points to `id`. */
export function PiecesSelect({
  id,
  position,
  max,
  chosen,
}: {
  id: string;
  position: number;
  max: number;
  chosen: number;
}) {
  return (
    <span className="relative w-[5rem] shrink-0">
      <select id={id} name={getReturnFieldName(position)} defaultValue={chosen} className="control">
        {Array.from({ length: max + 1 }, (_, quantity) => quantity).map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
    </span>
  );
}
