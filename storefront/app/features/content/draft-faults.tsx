import type { ResultOf } from 'gql.tada';
import { useText } from '#app/texts/texts.tsx';
import type { DraftFaultsQuery } from './draft-faults.query.ts';
import { PreviewBanner } from './preview-banner.tsx';

type Draft = NonNullable<ResultOf<typeof DraftFaultsQuery>['contentDraftFaults']>;

/**
 * Replaces a draft that cannot be shown: its faults for the editor, with line, field and message like those of
 * `content check`.
 */
export function DraftFaults({ draft }: { draft: Draft }) {
  return (
    <>
      <PreviewBanner />
      <Faults draft={draft} />
    </>
  );
}

function Faults({ draft: { file, faults } }: { draft: Draft }) {
  const t = useText();
  return (
    <article className="wrap py-8 md:py-12">
      <h1 className="text-3xl font-semibold text-balance">{t('content.preview.faults.title')}</h1>
      <p className="mt-3 max-w-text text-lg text-muted">{t('content.preview.faults.text')}</p>
      <p className="mt-4 font-mono text-sm wrap-anywhere" translate="no">
        {file}
      </p>
      <ol className="mt-6 divide-y divide-line border-y border-line">
        {faults.map(({ line, field, message }) => (
          <li
            key={`${line} ${field} ${message}`}
            className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[7rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span className="text-sm text-muted">
              {line !== null && t('content.preview.faults.line', { line })}
            </span>
            <span className="font-mono text-sm wrap-anywhere" translate="no">
              {field || t('content.preview.faults.file')}
            </span>
            <span lang="en" className="wrap-anywhere">
              {message}
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}
