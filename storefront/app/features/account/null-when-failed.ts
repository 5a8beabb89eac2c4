import { GatewayError } from '#app/page/page-request.ts';

/** The answer for an optional part of a page; null when the gateway fails, which has logged the reason. */
export async function catchGatewayFailure<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
}
