import { z } from 'zod';

/**
 * Source of third-party scripts: https, or a server on this machine in tests. Without a path, since it becomes part
 * of a policy.
 */
const origin = z.string().regex(/^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/);

/** The consent dialog: the shop's own layer, or a tool that the tenant pays for. */
export const consentSettings = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('own') }),
  z.object({
    tool: z.literal('onetrust'),
    /** the host of its script, e.g. https://cdn.cookielaw.org */
    host: origin,
    /** the tenant's id there */
    domainScript: z.string().regex(/^[\w-]{8,60}$/),
  }),
]);

/** Loaded after consent only; null if not used. */
export const measurementSettings = z.object({
  tagManager: z
    .object({
      host: origin,
      /** id of the container */
      id: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/),
      /** further hosts that its tags send data to: connect-src and img-src of the pages */
      sendsTo: z.array(origin).max(10).default([]),
    })
    .nullable(),
  /** a provider of push messages (C0004); used where features.insiderPush is on */
  push: z.object({ host: origin, path: z.string().regex(/^\/[\w\-/.]+\.js$/) }).nullable(),
});

/** Running tests of pages: a name that screens know, shares of visitors in ten-thousandths, and the goal. */
export const experiments = z
  .array(
    z.object({
      key: z.string().regex(/^[a-z][a-z0-9-]{2,40}$/),
      /** number of 10,000 visitors who see b; the others see a */
      shareB: z.number().int().min(0).max(10_000).default(5000),
      goal: z.enum(['basket', 'order', 'newsletter']),
      /** spread of the expected differences of the rate; fixed before the test starts (mSPRT's tau) */
      tau: z.number().positive().max(0.5).default(0.02),
      /** probability of finding an effect where there is none */
      alpha: z.number().min(0.001).max(0.2).default(0.05),
    }),
  )
  .max(8);

export type Experiment = z.output<typeof experiments>[number];
