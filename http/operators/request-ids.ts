import { randomBytes } from 'node:crypto';

const GIVEN = /^[\w-]{8,64}$/;

/**
 * Creates ids that connect the lines of a log: unique over processes and starts, and cheap.
 * @param trustGiven use a well-formed X-Request-Id, as a trusted proxy sets it
 */
export function createRequestIds(trustGiven: boolean): (given: string | string[] | undefined) => string {
  const process = randomBytes(6).toString('base64url').replaceAll(/[-_]/g, 'x');
  let count = 0;
  return (given) => {
    if (trustGiven && typeof given === 'string' && GIVEN.test(given)) return given;
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
