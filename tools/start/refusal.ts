/** A refusal that the operator can remedy: printed as it is, without a stack; exit code 2. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
