import type { HttpVisitor } from '../http-visitor.ts';

/** A screen in one state: where it is, and a visitor who is so far that it shows. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly who: HttpVisitor;
  readonly status: number;
  /** a form whose refusal is the screen */
  readonly form?: Readonly<Record<string, string>>;
};
