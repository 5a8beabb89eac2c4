import type { ResultOf } from 'gql.tada';
import type { BasketLineFields } from '#app/features/basket/basket.fragment.ts';
import { FittingFacts } from '#app/features/fitting/fitting-facts.tsx';
import { fittingLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

type Line = ResultOf<typeof BasketLineFields>;

/** The day and place of a line's fitting, or the link to choose them. */
export function LineFitting({ line }: { line: Line }) {
  const t = useText();
  const { appointment } = line;
  return (
    <div
      id={`question-${line.id}`}
      className={`mb-2 grid justify-items-start gap-3 rounded border p-3 ${appointment ? 'border-line' : 'border-warning'}`}
    >
      {appointment ? (
        <FittingFacts appointment={appointment} />
      ) : (
        <p className="text-sm font-medium text-warning">{t('basket.fitting.open')}</p>
      )}
      <ButtonLink
        to={fittingLink(useShop(), line.id)}
        size="m"
        variant={appointment ? 'secondary' : 'primary'}
      >
        {t(appointment ? 'basket.fitting.change' : 'basket.fitting.choose')}
      </ButtonLink>
    </div>
  );
}
