import { GatewayError } from '#app/page/page-request.ts';

/** The answer of a part that a page can do without; null when the gateway fails, which has logged why. */
export async function nullWhenFailed<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
}
