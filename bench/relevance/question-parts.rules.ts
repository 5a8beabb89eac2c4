import { createHash } from 'node:crypto';

/** The part whose questions and answers may be read while rules are made, and the part that is only scored. */
const PARTS = ['looked-at', 'scored-only'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Tells the part of a question by its text alone, so that no question changes sides when others are added, and the same
 * question in two sets is on one side.
 */
export function findPart(question: string): Part {
  const [byte = 0] = createHash('sha256').update(question.trim().toLowerCase()).digest();
  return byte % 2 === 0 ? 'looked-at' : 'scored-only';
}

/** The same figure of both parts, as the bench prints it: "0.910 looked-at, 0.902 scored-only". */
export function formatParts(format: (part: Part) => string): string {
  return PARTS.map((part) => `${format(part)} ${part}`).join(', ');
}
