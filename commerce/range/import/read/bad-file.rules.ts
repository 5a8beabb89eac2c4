/** A file that is none of the formats, or broken: nothing of it is imported. */
export class BadFileError extends Error {
  override readonly name = 'BadFileError';
}
