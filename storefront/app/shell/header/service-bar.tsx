import { ContentLink } from '#app/features/content/content-link.tsx';
import { assignKeysByPosition } from '#app/features/content/key-by-place.ts';
import type { Shell } from '#app/shell/shell.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

type Usp = Shell['usps'][number];

/**
 * Promises in one line above the header, from the bucket of the channel and language. Pages are the same for all
 * devices, so they contain both channels' and the width decides.
 */
export function ServiceBar({ shell: { usps, mobileUsps } }: { shell: Shell }) {
  const t = useText();
  if (usps.length + mobileUsps.length === 0) return null;
  return (
    <section aria-label={t('shell.usp.label')} className="screen-only bg-sunken">
      <Promises usps={usps} className="max-md:hidden" />
      <Promises usps={mobileUsps} className="md:hidden" />
    </section>
  );
}

function Promises({ usps, className }: { usps: readonly Usp[]; className: string }) {
  return (
    <ul
      className={`wrap flex min-h-8 items-center justify-center gap-x-10 overflow-hidden text-xs font-medium ${className}`}
    >
      {assignKeysByPosition(usps).map(({ key, piece: { text, icon, to } }) => (
        // on a tablet two of them fit into the line
        <li key={key} className="flex items-center gap-2 py-1 max-xl:nth-3:hidden">
          <Icon name={icon} size={16} />
          {to ? (
            <ContentLink to={to} className="hover:underline">
              {text}
            </ContentLink>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
