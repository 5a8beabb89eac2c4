import type { ComponentType, ReactNode } from 'react';
import type { FormProps } from 'react-router';
import type { SignInState } from './submit-sign-in.ts';

/** Properties that the forms of a sign-in share: a page's Form, or a fetcher's over a page. */
export type SignInFormProps = {
  As: ComponentType<FormProps>;
  /** address of the forms */
  action: string;
  state: SignInState | undefined;
  /** the intent that is being sent */
  sending: string | null;
  /** prefix of the fields' ids: two sign-ins can be in one document */
  prefix: string;
  email: string;
  /** whether the customer is soft-logged-in already: the number would add nothing */
  recognised: boolean;
  /** whether "stay logged in" was chosen in this browser before: a sign-in must not lose it */
  stays: boolean;
  /** replaces the link to a new password */
  forgot?: ReactNode;
};
