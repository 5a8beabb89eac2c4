import { data } from 'react-router';
import { FAILED, type FormState } from './form-state.ts';

/** The answer to a change that failed. By its status React Router reads nothing of the page again. */
export function answerFailedChange() {
  return data<FormState>({ values: {}, faults: [FAILED] }, { status: 503 });
}

/** Whether a form's answer is that of a failed change. */
export function isFailedChange(state: FormState | undefined): boolean {
  return state?.faults.some(({ code }) => code === FAILED.code) ?? false;
}
