import { keptValues } from './form-state.ts';

type Sent = { readonly serverAction: () => Promise<unknown>; readonly request: Request };

/**
 * A form's action in the browser: a connection that is lost on the way loses nothing that was typed.
 * @param failed what the page shows then; it gets what was typed
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
    return failed(keptValues(form));
  }
}
