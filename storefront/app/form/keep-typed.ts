import { collectTypedValues, FAILED } from './form-state.ts';

type Sent = { readonly serverAction: () => Promise<unknown>; readonly request: Request };

/**
 * A form's action in the browser that keeps the typed values when the connection is lost.
 * @param failed makes the page's state from the typed values
 */
export async function keepTyped<State>(
  { serverAction, request }: Sent,
  failed: (values: Readonly<Record<string, string>>) => State,
): Promise<State> {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as State;
  } catch (error) {
    // the server has answered: its answer is shown
    if (error instanceof Response) throw error;
    return failed(collectTypedValues(form));
  }
}

/** {@link keepTyped} for a form whose action is made by `createFormAction`. @param rest the state's other parts */
export function keepTypedForm<Rest extends object>(sent: Sent, rest: Rest) {
  return keepTyped(sent, (values) => ({ ...rest, values, faults: [FAILED] }));
}
