import { Alert } from '#app/ui/layer/alert.tsx';
import type { CommandFault } from '#desk/app/request/command-form.ts';
import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';

const REASONS: Readonly<Record<string, DeskTextKey>> = {
  StateChanged: 'fault.changed',
  OrderStateRefuses: 'fault.state',
  QuantityRefused: 'fault.quantity',
  OrderNotPaid: 'fault.notPaid',
  WithdrawalDeclared: 'fault.withdrawal',
  NotHeld: 'fault.notHeld',
  ArticlesInWords: 'fault.inWords',
  ReasonRequired: 'fault.reason',
  TextRequired: 'fault.text',
  TextTooLong: 'fault.tooLong',
  SamePerson: 'fault.samePerson',
  DecisionWaitsForSecondPerson: 'fault.second',
  NoFirstDecision: 'fault.noFirst',
};

/** Says why nothing was done, and what has changed meanwhile. */
export function CommandFaultAlert({ fault }: { fault: CommandFault }) {
  const t = useDeskText();
  return (
    <Alert kind="error" title={t('fault.title')}>
      <p>{t(REASONS[fault.reason] ?? 'fault.other')}</p>
      {fault.differences.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {fault.differences.map(({ field, seen, current }) => (
            <li key={field}>
              {t('fault.difference', { field, seen: String(seen), current: String(current) })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
