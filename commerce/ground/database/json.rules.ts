/** A value of a jsonb column that has been written down as JSON. */
export class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
