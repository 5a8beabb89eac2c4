import { useDeskText } from '#desk/app/texts/desk-text.ts';

const TONES = { active: 'good', invited: 'warn', blocked: 'bad' } as const;

export function MemberState({
  state,
  hasSecondFactor,
}: {
  state: keyof typeof TONES;
  hasSecondFactor: boolean;
}) {
  const t = useDeskText();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <span className="desk-pill" data-tone={TONES[state]}>
        {t(`staff.state.${state}`)}
      </span>
      {state === 'active' && !hasSecondFactor && (
        <span className="desk-pill" data-tone="warn">
          {t('staff.noSecondFactor')}
        </span>
      )}
    </span>
  );
}
