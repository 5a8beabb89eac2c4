import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Progress } from '#app/ui/media/progress.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Section, Specimen, useSample } from './specimen.tsx';

const KINDS = ['info', 'success', 'warning', 'error'] as const;

export function MessageSections() {
  const s = useSample();
  return (
    <>
      <Section name="alert">
        {KINDS.map((kind) => (
          <Specimen key={kind} wide>
            <Alert kind={kind} {...(kind === 'error' && { title: s('name.error') })}>
              <p>{s(kind)}</p>
            </Alert>
          </Specimen>
        ))}
      </Section>
      <Section name="skeleton">
        <Specimen>
          <div className="w-56 space-y-3" aria-busy="true">
            <Skeleton className="aspect-[4/5] w-full" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        </Specimen>
      </Section>
      <Section name="progress">
        <Specimen state="30 %">
          <Progress label={s('delivery')} value={0.3} />
        </Specimen>
        <Specimen state="unknown">
          <Progress label={s('delivery')} />
        </Specimen>
      </Section>
      <Section name="error-state">
        <Specimen wide>
          <ErrorState title={s('error')} onRetry={() => undefined}>
            <p>{s('info')}</p>
          </ErrorState>
        </Specimen>
        <Specimen wide state="busy">
          <ErrorState title={s('error')} onRetry={() => undefined} busy />
        </Specimen>
      </Section>
      <Section name="empty-state">
        <Specimen wide>
          <EmptyState
            icon="basket"
            title={s('empty')}
            level={2}
            actions={<ButtonLink to="#empty-state">{s('new')}</ButtonLink>}
          >
            <p>{s('empty.text')}</p>
          </EmptyState>
        </Specimen>
      </Section>
    </>
  );
}
