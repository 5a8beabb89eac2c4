import { collectTypedValues } from './form-state.ts';

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
