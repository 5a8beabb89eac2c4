import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionKeys } from '#commerce/people/session/session-key.ts';
import { sendProblem } from '#http/calls/problem.ts';
import type { GatewayContext } from './context.ts';

const HEADER = 'x-ec-token';

/**
 * A call may carry the session key, which then has to be valid and belong to the cookie's session. A visitor who
 * signed in or out in another tab gets a 401 instead of acting as somebody else.
 * @returns whether the call has been refused
 */
export async function refuseInvalidKey(
  req: IncomingMessage,
  res: ServerResponse,
  context: GatewayContext,
  keys: SessionKeys,
): Promise<boolean> {
  const token = req.headers[HEADER];
  if (token === undefined) return false;
  const { visitor } = context;
  if (typeof token === 'string' && visitor && (await keys.holds({ ...context, visitor }, token)))
    return false;
  const detail = `Fetch a new one at /api/session/key, or leave ${HEADER} out.`;
  sendProblem(res, { status: 401, title: 'The session key is not valid', detail });
  return true;
}
