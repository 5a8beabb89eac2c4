import { z } from 'zod';

/** A command's request to a shop that has the embedded database open; a file `{id}.command.json`. */
export const commandRequest = z.object({
  command: z.string().max(50),
  args: z.array(z.string().max(4000)).max(2000),
});

/** The shop's answer to it; a file `{id}.answer.json`. */
export const commandAnswer = z.object({
  output: z.string(),
  /** null while it runs */
  exitCode: z.number().int().nullable(),
  fault: z.string().nullable(),
});
export type CommandAnswer = z.infer<typeof commandAnswer>;
