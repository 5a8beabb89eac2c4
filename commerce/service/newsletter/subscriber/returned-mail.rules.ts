import type { Email } from 'postal-mime';
import { editionName } from '../edition/edition.rules.ts';

/** The statement of a mail to the newsletter's mailbox about a subscriber. */
export type ReturnedMail =
  | {
      readonly kind: 'bounce';
      /** enhanced status code (RFC 3463) */
      readonly status: string;
      readonly token: string | null;
      readonly edition: string | null;
    }
  | {
      readonly kind: 'complaint';
      readonly token: string | null;
      readonly edition: string | null;
    }
  | { readonly kind: 'unsubscribe'; readonly token: string; readonly list: string }
  /** an automatic answer, a success, or a person's message: nothing changes */
  | { readonly kind: 'other'; readonly because: string };

const UNSUBSCRIBE = /\bunsubscribe[ +_]([\w-]{43})(?:\/(newsletter|credit|personalised))?/i;
const LINK = /\/api\/newsletter\/unsubscribe\/([\w-]{43})/;

/**
 * Reads a mail: a delivery report (RFC 3464), an abuse report (RFC 5965), or one that unsubscribes by the subject
 * that List-Unsubscribe names. Automatic answers (RFC 3834) say nothing about an address.
 */
export function readReturnedMail(mail: Email): ReturnedMail {
  const report = findPart(mail, 'message/delivery-status');
  const feedback = findPart(mail, 'message/feedback-report');
  const original = extractOriginalHeaders(mail);
  const about = { token: LINK.exec(original)?.[1] ?? null, edition: parseEdition(original) };
  if (feedback !== null) {
    const type = parseReportField(feedback, 'Feedback-Type')?.toLowerCase();
    if (type === 'not-spam') return { kind: 'other', because: 'not-spam' };
    return { kind: 'complaint', ...about };
  }
  if (report !== null) return parseBounce(report, about);
  const subject = mail.subject ?? '';
  const [, token, list = 'newsletter'] = UNSUBSCRIBE.exec(subject) ?? [];
  if (token) return { kind: 'unsubscribe', token, list: list.toLowerCase() };
  const auto = getHeader(mail, 'auto-submitted');
  if (auto !== null && auto.toLowerCase() !== 'no') return { kind: 'other', because: 'automatic' };
  return { kind: 'other', because: 'words' };
}

function parseBounce(
  report: string,
  about: { readonly token: string | null; readonly edition: string | null },
): ReturnedMail {
  // fields of the message, then a group for each recipient, separated by an empty line
  const groups = report.split(/\r?\n\s*\r?\n/);
  const failed = groups.find((group) => /^(failed|delayed)\b/i.test(parseReportField(group, 'Action') ?? ''));
  if (!failed) return { kind: 'other', because: 'delivered' };
  const given = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(parseReportField(failed, 'Status') ?? '')?.[1];
  const isDelayed = /^delayed\b/i.test(parseReportField(failed, 'Action') ?? '');
  const status = given ?? (isDelayed ? '4.0.0' : '5.0.0');
  return { kind: 'bounce', status: isDelayed ? status.replace(/^5/, '4') : status, ...about };
}

function getHeader({ headers }: Email, name: string): string | null {
  return headers.find(({ key }) => key === name)?.value ?? null;
}

/** A field of a report's group of lines; folded lines are joined. Blanks may stand before the colon (RFC 5322, 4.5). */
function parseReportField(lines: string, name: string): string | null {
  const unfolded = lines.replaceAll(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}[ \\t]*:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? null;
}

/** Anybody can write a report, and any signs into it: what is no name of an edition is left out. */
function parseEdition(original: string): string | null {
  return editionName.safeParse(parseReportField(original, 'X-Newsletter-Edition')).data ?? null;
}

function findPart({ attachments }: Email, type: string): string | null {
  const part = attachments.find(({ mimeType }) => mimeType.toLowerCase() === type);
  return part ? decodeText(part.content) : null;
}

/** Header lines of the returned mail; '' where the report has none. */
function extractOriginalHeaders(mail: Email): string {
  const text =
    findPart(mail, 'text/rfc822-headers') ??
    findPart(mail, 'message/rfc822') ??
    findPart(mail, 'message/rfc822-headers');
  return (text ?? '').split(/\r?\n\r?\n/)[0]?.replaceAll(/\r?\n[ \t]+/g, ' ') ?? '';
}

function decodeText(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
