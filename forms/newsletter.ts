import { z } from 'zod';
import { emailAddress } from './faults.ts';

/** @param approval the tenant asks for a box to be ticked, not only for the form to be sent */
export function newsletterSchema(approval: boolean) {
  const agreed = z.boolean().default(false);
  return z.object({
    email: emailAddress,
    consent: approval ? agreed.refine((ticked) => ticked, 'required') : agreed,
  });
}

export const newsletterUnsubscribeSchema = z.object({ email: emailAddress });
