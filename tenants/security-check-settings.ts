import { z } from 'zod';

/** https, or a server on this machine in tests. */
const address = z
  .string()
  .regex(/^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?\/[\w\-/.?=&]*$/);
const origin = z.string().regex(/^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/);

/**
 * A provider that distinguishes people from programs, instead of the shop's own proof of work, by the protocol that
 * Turnstile, hCaptcha and reCAPTCHA share: a script that shows a check, and an address that judges its answer. The
 * secret between shop and provider is SECURITY_CHECK_SECRET. Null for the shop's own check, without a third party.
 */
export const securityCheckSettings = z
  .object({
    /** the provider's script, which draws nothing by itself (`render=explicit`) */
    script: address,
    /** the object that the script makes */
    global: z.enum(['turnstile', 'hcaptcha', 'grecaptcha']),
    /** the public half of the tenant's key there */
    siteKey: z.string().regex(/^[\w-]{5,100}$/),
    /** the address that answers a POST of `secret` and `response` by JSON with `success` */
    verify: address,
    /** further origins of its scripts, frames and calls */
    hosts: z.array(origin).max(6).default([]),
  })
  .nullable();
