import { useEffect, useState } from 'react';
import { formatLender } from '#app/features/credit/lender.ts';
import { SlowReadNotice } from '#app/features/slow-reads/slow-read-notice.tsx';
import { SHARED_READ } from '#app/session/client/document-id-exchange.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { readAmount } from '#forms/amount.ts';
import { readPlan } from '#forms/credit.ts';
import { type CalculatorAnswer, InstalmentCalculatorQuery } from './calculator.query.ts';
import { Calculator } from './calculator.tsx';
import { CalculatorFailed } from './calculator-failed.tsx';

type State = { readonly answer: CalculatorAnswer | null; readonly busy: boolean; readonly failed: boolean };

/** The calculator over a page. It asks by the address that its page would have. */
export default function CalculatorDialog({
  open,
  onClose,
  address,
}: {
  open: boolean;
  onClose: () => void;
  address: string;
}) {
  const t = useText();
  const [asked, setAsked] = useState(address);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ answer: null, busy: true, failed: false });
  useEffect(() => setAsked(address), [address]);
  const typed = parseParameters(asked).get('price') ?? '';
  const unreadable = typed !== '' && readAmount(typed) === null ? typed : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setState(({ answer }) => ({ answer, busy: true, failed: false }));
    return load(asked, (answer) => {
      setState((before) => ({ answer: answer ?? before.answer, busy: false, failed: answer === null }));
    });
  }, [asked, attempt]);
  const calculated = state.answer?.installmentCalculator;
  return (
    <Dialog open={open} onClose={onClose} title={t('credit.calculator.title')} place="wideSheet">
      {state.failed && <CalculatorFailed address={asked} onRetry={() => setAttempt((count) => count + 1)} />}
      {!state.failed && calculated && state.answer && (
        <Calculator
          calculated={calculated}
          lender={formatLender(state.answer.shop.company)}
          unreadable={unreadable}
          busy={state.busy}
          onAsk={setAsked}
        />
      )}
      {!state.failed && !calculated && (
        <>
          <SlowReadNotice />
          <Skeleton className="h-96 w-full" />
        </>
      )}
    </Dialog>
  );
}

function parseParameters(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?')[1] ?? '');
}

/**
 * @param onAnswer gets null after each try without an answer; further ones go on meanwhile
 * @returns a function that ends the tries
 */
function load(address: string, onAnswer: (answer: CalculatorAnswer | null) => void): () => void {
  const parameters = parseParameters(address);
  const plan = readPlan(parameters.get('plan'));
  const input = {
    basePriceMinor: readAmount(parameters.get('price') ?? ''),
    method: plan?.method,
    count: plan?.count,
  };
  let isWanted = true;
  let end = () => {
    isWanted = false;
  };
  const context = { ...SHARED_READ, onFailedTry: () => onAnswer(null) };
  loadPersonalClient().then(
    ({ gateway }) => {
      if (!isWanted) return;
      const reading = gateway.query(InstalmentCalculatorQuery, { input }, context);
      end = reading.subscribe(({ data }) => onAnswer(data ?? null)).unsubscribe;
    },
    () => isWanted && onAnswer(null),
  );
  return () => end();
}
