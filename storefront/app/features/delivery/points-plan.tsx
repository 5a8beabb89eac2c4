import { useEffect, useRef } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatNumber } from '#texts/format.ts';
import { buildPlan, chooseLabelSide, computeCentre } from './points-plan.rules.ts';

/** Longest scale, as a share of the plan's width. */
const LONGEST_SCALE = 0.4;

/** A point this many times as far as the nearest is only in the list, unless it is within these metres. */
const NEAR_TIMES = 4;
const NEAR_METRES = 5000;

/** The middle of the dot stands at the centre. */
const LABELLED = {
  above: 'flex-col-reverse -translate-y-[calc(100%-0.25rem)]',
  below: 'flex-col -translate-y-1',
} as const;

/**
 * The positions of points, drawn here: no other site learns where somebody looks for one. The list contains the same
 * information, so screen readers skip it.
 * @param near the postal code of the search
 * @param places in the list's order, nearest first, which numbers them
 * @param getFieldName the id of a point's radio button, by its position in the list
 */
export function PointsPlan({
  near,
  places,
  getFieldName,
}: {
  near: string;
  places: readonly {
    readonly id: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly distanceMetres: number | null;
  }[];
  getFieldName: (index: number) => string;
}) {
  const t = useText();
  const { locale } = useShop();
  const figure = useMarks();
  const farthest = Math.max(NEAR_METRES, NEAR_TIMES * (places[0]?.distanceMetres ?? 0));
  const plan = buildPlan(
    places.filter(({ distanceMetres }) => (distanceMetres ?? 0) <= farthest),
    computeCentre(places),
  );
  if (!plan) return null;
  const { points, centre, widthMetres } = plan;
  const metres = chooseScale(widthMetres * LONGEST_SCALE);
  const length = metres < 1000 ? `${metres} m` : `${formatNumber(metres / 1000, locale)} km`;
  return (
    <figure ref={figure} aria-hidden="true">
      <div className="relative aspect-2/1 overflow-hidden rounded border border-line bg-sunken">
        <svg aria-hidden="true" viewBox="0 0 200 100" className="absolute inset-0 size-full text-line-strong">
          {centre ? (
            <Rings x={centre.x * 2} y={centre.y} each={(metres / widthMetres) * 200} />
          ) : (
            <path
              d="M0 25H200M0 50H200M0 75H200M50 0V100M100 0V100M150 0V100"
              stroke="currentColor"
              strokeWidth=".3"
            />
          )}
          <path d="M190 18V7m-3 4 3-4 3 4" stroke="currentColor" fill="none" />
        </svg>
        {centre && (
          <span
            className={`absolute flex -translate-x-1/2 items-center text-xs leading-tight ${LABELLED[chooseLabelSide(centre, points)]}`}
            style={{ left: `${centre.x}%`, top: `${centre.y}%` }}
          >
            <span className="size-2 rounded-full bg-accent" />
            <span className="whitespace-nowrap">{near}</span>
          </span>
        )}
        {points.map(({ id, x, y }, index) => (
          <span
            key={id}
            data-field={getFieldName(index)}
            className="points-mark absolute grid size-7 -translate-1/2 place-content-center rounded-full border-2 border-surface bg-text text-xs font-semibold text-surface tabular-nums"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {index + 1}
          </span>
        ))}
        <p
          className="absolute start-2 bottom-2 text-xs"
          style={{ width: `${(metres / widthMetres) * 100}%` }}
        >
          {length}
          <span className="block h-1.5 border-x border-b border-current" />
        </p>
      </div>
      <figcaption className="mt-1 text-xs text-muted">
        {centre
          ? t('delivery.pickup.plan.near', { postalCode: near, distance: length })
          : t('delivery.pickup.plan')}
      </figcaption>
    </figure>
  );
}

/** Circles around the place that distances are measured from. @param each distance between two of them */
function Rings({ x, y, each }: { x: number; y: number; each: number }) {
  return [1, 2, 3].map((ring) => (
    <circle key={ring} cx={x} cy={y} r={each * ring} stroke="currentColor" strokeWidth=".4" fill="none" />
  ));
}

/** Makes a press on a mark choose its point, with scripts: a label would add its number to the point's name. */
function useMarks() {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = figure.current;
    const choose = ({ target }: MouseEvent) => {
      const field = target instanceof HTMLElement ? target.dataset.field : undefined;
      if (field) document.getElementById(field)?.click();
    };
    node?.addEventListener('click', choose);
    return () => node?.removeEventListener('click', choose);
  }, []);
  return figure;
}

/** The longest round length: 100, 200, 500 metres and so on. */
function chooseScale(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
}
