import { data } from 'react-router';
import { GatewayError } from '#app/page/page-request.ts';
import { personalAction } from '#app/page/pages.ts';
import { collectTypedValues, FAILED } from './form-state.ts';

type Act<Result> = Parameters<typeof personalAction<Result>>[0];

/**
 * A form's action whose failure keeps the form: when the gateway does not answer, the page comes back with the typed
 * values and a message, 503, instead of an error page.
 * @param rest the parts of the form's state besides values and faults
 */
export function createFormAction<Result, Rest extends object>(rest: Rest, act: Act<Result>) {
  return personalAction(async (asked) => {
    try {
      return await act(asked);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      asked.page.log.error({ error: error.message }, 'a form could not be sent on');
      return data({ ...rest, values: collectTypedValues(asked.form), faults: [FAILED] }, { status: 503 });
    }
  });
}
