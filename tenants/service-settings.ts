import { z } from 'zod';
import { MAILBOX_IDS } from './help-topics.ts';

const mailboxes = z
  .partialRecord(z.enum(MAILBOX_IDS.map(String) as [string, ...string[]]), z.email())
  .transform((record) => record as Readonly<Partial<Record<(typeof MAILBOX_IDS)[number], string>>>);

/** The mailboxes of the contact form, its files, and how long messages are stored. */
export const contactSettings = z.object({
  /** address by mailbox id; every leaf of the help topics names one of these */
  mailboxes,
  /** pictures only, or documents too */
  files: z.enum(['pictures', 'documents']),
  /** days after which files of a contact are deleted */
  keepFilesDays: z.number().int().min(1).max(3650),
  /** days after which contacts are deleted with their text */
  keepContactsDays: z.number().int().min(1).max(3650),
});

/** An address template of content buckets. */
export const contentTemplate = z.string().regex(/^(https?|s3):\/\/.*\{identifier\}/);

/** A headless CMS with some of a tenant's pages (docs/content.md). */
const cmsSettings = z.object({
  /** format of its JSON: Drupal's `?_format=json`, Payload's REST */
  format: z.enum(['drupal', 'payload']),
  /** address template of a page with {locale} or {language}, {path} or {identifier}, and the CMS's format parameter */
  pages: z.string().regex(/^https?:\/\/[^/{}]+\/.*\{(path|identifier)\}/),
  /** address template of the same pages before they are published; null if the shop shows no drafts of the CMS */
  drafts: z
    .string()
    .regex(/^https?:\/\/[^/{}]+\/.*\{(path|identifier)\}/)
    .nullable()
    .default(null),
  /** address that its pictures are below */
  pictures: z.string().regex(/^https?:\/\/[^/?#@]+\/([\w.-]+\/)*$/),
  /** first path segments of its pages; all other pages are in the buckets */
  prefixes: z.array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/)).min(1),
});

/** Sources of this tenant's data, where they differ from those of the others. */
export const endpointSettings = z.object({
  /** address template of its content buckets instead of CONTENT_URL; null for CONTENT_URL */
  content: contentTemplate.nullable().default(null),
  /** null if all pages are in the buckets */
  cms: cmsSettings.nullable().default(null),
});

/** Figures that help texts promise. Texts name these settings, never a number of their own. */
export const serviceSettings = z.object({
  /** working days within which a question is usually answered */
  answerWorkingDays: z.number().int().min(1).max(30),
  /** working days within which an online payment is usually visible */
  paymentVisibleWorkingDays: z.number().int().min(1).max(30),
  /** fewest working days before an appointment for collection and delivery */
  appointmentWorkingDays: z.number().int().min(1).max(30),
  /** number of days offered for a collection */
  collectionDays: z.number().int().min(1).max(30).default(10),
  /** longest extension of a water hose, metres */
  hoseMetres: z.number().positive().max(20),
  /** years of guarantee that most manufacturers give beside the legal one */
  warrantyYears: z.number().int().min(1).max(30),
});
