import { Badge } from '#app/ui/badge.tsx';
import { Price } from '#app/ui/media/price.tsx';
import { RatingStars } from '#app/ui/media/rating.tsx';
import { useMoney } from './sample-data.ts';
import { Section, Specimen, useSample } from './specimen.tsx';

export function ProductSections() {
  const s = useSample();
  const money = useMoney();
  return (
    <>
      <Section name="price">
        {(['s', 'm', 'l'] as const).map((size) => (
          <Specimen key={size} state={size}>
            <Price
              size={size}
              price={{
                current: money(7999),
                original: money(9999),
                recommended: money(129900),
                discount: { percent: 20 },
                from: false,
              }}
            />
          </Specimen>
        ))}
        <Specimen state="plain">
          <Price price={{ current: money(1495), from: false }} />
        </Specimen>
        <Specimen state="from, large amount">
          <Price price={{ current: money(123456789), from: true }} />
        </Specimen>
      </Section>
      <Section name="rating">
        {[0, 1, 2.5, 4.3, 5].map((average, count) => (
          <Specimen key={average}>
            <RatingStars average={average} max={5} count={count * count * 87} />
          </Specimen>
        ))}
        <Specimen state="link">
          <RatingStars average={4.6} max={5} count={1284} href="#rating" />
        </Specimen>
      </Section>
      <Section name="badge">
        <Specimen>
          <div className="flex flex-wrap gap-2">
            <Badge kind="sale">{s('sale')}</Badge>
            <Badge kind="new">{s('new')}</Badge>
            <Badge kind="neutral">{s('badge')}</Badge>
            <Badge kind="energy">{s('stock')}</Badge>
          </div>
        </Specimen>
      </Section>
    </>
  );
}
