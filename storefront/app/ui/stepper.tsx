import { Link } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from './media/icon.tsx';

/** The steps of the checkout. Finished ones with `to` lead back; `current` counts from 0. */
export function CheckoutStepper({
  steps,
  current,
  label,
}: {
  steps: readonly { name: string; to?: string }[];
  current: number;
  /** when there are others on the page */
  label?: string;
}) {
  const t = useText();
  return (
    <nav aria-label={label ?? t('ui.stepper')}>
      <ol className="flex items-start">
        {steps.map((step, index) => {
          const done = index < current;
          const mark = done
            ? 'border-inverse bg-inverse text-on-inverse'
            : index === current
              ? 'border-inverse bg-surface text-text'
              : 'border-line-strong bg-surface text-muted';
          return (
            <li
              key={step.name}
              aria-current={index === current ? 'step' : undefined}
              className="relative flex min-w-0 flex-1 flex-col items-center gap-1 text-center text-[0.6875rem] sm:px-1 sm:text-xs md:text-sm"
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={`absolute end-[calc(50%+0.875rem)] top-3.5 h-px w-[calc(100%-1.75rem)] ${index <= current ? 'bg-inverse' : 'bg-line'}`}
                />
              )}
              <span
                aria-hidden="true"
                className={`grid size-7 place-content-center rounded-full border-2 font-semibold tabular-nums ${mark}`}
              >
                {done ? <Icon name="check" size={16} /> : index + 1}
              </span>
              {done && step.to ? (
                <Link to={step.to} className="link touch max-w-full">
                  {step.name}
                </Link>
              ) : (
                <span className={`max-w-full ${index === current ? 'font-semibold' : 'text-muted'}`}>
                  {step.name}
                </span>
              )}
              {done && <span className="sr-only">{t('ui.stepper.done')}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
