import { z } from 'zod';
import { MAILBOX_IDS } from './help-topics.ts';

const mailboxes = z
  .partialRecord(z.enum(MAILBOX_IDS.map(String) as [string, ...string[]]), z.email())
  .transform((record) => record as Readonly<Partial<Record<(typeof MAILBOX_IDS)[number], string>>>);

/** Where what is written in the contact form goes, what may be sent along, and how long it is kept. */
export const contactSettings = z.object({
  /** address by mailbox id; every leaf of the help topics names one of these */
  mailboxes,
  /** pictures only, or documents too */
  files: z.enum(['pictures', 'documents']),
  /** files of a contact are deleted so many days after it came */
  keepFilesDays: z.number().int().min(1).max(3650),
  /** contacts themselves, with what was written */
  keepContactsDays: z.number().int().min(1).max(3650),
});

/** An address template of content buckets. */
export const contentTemplate = z.string().regex(/^(https?|s3):\/\/.*\{identifier\}/);

/** A headless CMS that some of a tenant's pages stand in (docs/content.md). */
const cmsSettings = z.object({
  /** how its JSON is read: Drupal's `?_format=json`, Payload's REST */
  format: z.enum(['drupal', 'payload']),
  /** address template of a page with {locale} or {language}, {path} or {identifier}, and the CMS's format parameter */
  pages: z.string().regex(/^https?:\/\/[^/{}]+\/.*\{(path|identifier)\}/),
  /** address template of the same pages as they are not published yet; null: the shop shows no drafts of the CMS */
  drafts: z
    .string()
    .regex(/^https?:\/\/[^/{}]+\/.*\{(path|identifier)\}/)
    .nullable()
    .default(null),
  /** address that its pictures stand below */
  pictures: z.string().regex(/^https?:\/\/[^/?#@]+\/([\w.-]+\/)*$/),
  /** first segments of the paths of its pages; all others stay with the buckets */
  prefixes: z.array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/)).min(1),
});

/** Where this tenant's data is read, when not where the others' is. */
export const endpointSettings = z.object({
  /** address template of its content buckets in place of CONTENT_URL; null: as the others */
  content: contentTemplate.nullable().default(null),
  /** null: all pages stand in the buckets */
  cms: cmsSettings.nullable().default(null),
});

/** Figures that help texts promise. Texts name these, never a number of their own. */
export const serviceSettings = z.object({
  /** a question is answered within about so many working days */
  answerWorkingDays: z.number().int().min(1).max(30),
  /** a payment made online is visible within so many working days */
  paymentVisibleWorkingDays: z.number().int().min(1).max(30),
  /** appointments for collection and delivery lie at least so many working days ahead */
  appointmentWorkingDays: z.number().int().min(1).max(30),
  /** days of collection that are offered */
  collectionDays: z.number().int().min(1).max(30).default(10),
  /** longest extension of a water hose, metres */
  hoseMetres: z.number().positive().max(20),
  /** the years that most manufacturers give at least beside the legal guarantee */
  warrantyYears: z.number().int().min(1).max(30),
});
