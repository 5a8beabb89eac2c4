/** The picture exists, and may be available later: it took too long, or its server or process did not answer. */
export class LatePictureError extends Error {
  override readonly name = 'LatePictureError';
}
