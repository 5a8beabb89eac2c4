import type { z } from 'zod';
import { JsonFault, readJson } from './text/json-lines.rules.ts';

/** A fault in a file. */
export type FileFault = {
  /** from 1 */
  readonly line: number;
  /** its path, as `blocks.0.items.1.to`; '' for the file as a whole */
  readonly field: string;
  readonly message: string;
};

/** Faults that are reported: a file of another kind has as many as entries. */
const TOLD_FAULTS = 100;

/** Checks the text of a file by its schema. @returns one fault for each wrong field, none for a good file */
export function findFaults(text: string, schema: z.ZodType): FileFault[] {
  try {
    const { value, getLine } = readJson(text);
    const issues = schema.safeParse(value).error?.issues ?? [];
    const faults = issues.slice(0, TOLD_FAULTS).flatMap((issue) => {
      const isUnknown = issue.code === 'unrecognized_keys';
      const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      const message = isUnknown ? 'there is no such field' : issue.message;
      return paths.map((path) => ({ line: getLine(path), field: path.join('.'), message }));
    });
    const more = issues.length - TOLD_FAULTS;
    return more > 0 ? [...faults, { line: 1, field: '', message: `there are ${more} more faults` }] : faults;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return [{ line: error.line, field: '', message: error.message }];
  }
}
