import './stepper.css';
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
    <nav aria-label={label ?? t('ui.stepper')} className="stepper">
      <ol>
        {steps.map((step, index) => {
          const done = index < current;
          const mark = done
            ? 'border-inverse bg-inverse text-on-inverse'
            : index === current
              ? 'border-inverse bg-surface text-text'
              : 'border-line-strong bg-surface text-muted';
          const number = (
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-content-center rounded-full border-2 font-semibold tabular-nums ${mark}`}
            >
              {done ? <Icon name="check" size={16} /> : index + 1}
            </span>
          );
          return (
            <li
              key={step.name}
              aria-current={index === current ? 'step' : undefined}
              className="relative text-[0.6875rem] sm:px-1 sm:text-xs md:text-sm"
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={`stepper-line absolute end-[calc(50%+0.875rem)] top-3.5 h-px w-[calc(100%-1.75rem)] ${index <= current ? 'bg-inverse' : 'bg-line'}`}
                />
              )}
              {done && step.to ? (
                <Link to={step.to} className="stepper-step group touch">
                  {number}
                  <span className="stepper-name link">{step.name}</span>
                </Link>
              ) : (
                <span className="stepper-step">
                  {number}
                  <span className={`stepper-name ${index === current ? 'font-semibold' : 'text-muted'}`}>
                    {step.name}
                  </span>
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
