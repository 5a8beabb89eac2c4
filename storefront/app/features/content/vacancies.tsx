import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { useFormats } from '#app/ui/formats.tsx';
import { formatNumber } from '#texts/format.ts';
import type { BlockOf } from './page-block.fragment.ts';
import { Paragraphs } from './rich-text.tsx';

/** Open jobs, each with its facts; JobPosting data stands in the page's head. */
export function Vacancies({ block }: { block: BlockOf<'ContentVacancies'> }) {
  const t = useText();
  const { timeZone } = useShop();
  const { locale } = useFormats();
  if (block.vacancies.length === 0) return <p className="mt-3">{block.none}</p>;
  return (
    <ul className="mt-4 space-y-6">
      {block.vacancies.map(({ id, title, paragraphs, city, hoursPerWeek, closesOn }) => (
        <li key={id} id={id} className="scroll-mt-24 rounded border border-line p-5">
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1 text-sm text-muted">
            {t('content.vacancy.facts', {
              city,
              hours: formatNumber(hoursPerWeek, locale),
              date: formatDate(closesOn, locale, timeZone),
            })}
          </p>
          <Paragraphs paragraphs={paragraphs} />
        </li>
      ))}
    </ul>
  );
}
