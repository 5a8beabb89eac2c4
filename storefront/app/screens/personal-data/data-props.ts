import type { ResultOf } from 'gql.tada';
import type { DataState } from './personal-data.action.ts';
import type { PersonalDataQuery } from './personal-data.query.ts';

type Answer = ResultOf<typeof PersonalDataQuery>;

export type CustomerData = NonNullable<Answer['customer']>;
export type DebitTerms = NonNullable<Answer['debitTerms']>;

/** The data for every section of the page. `asksPassword`: it was last given more than ten minutes ago. */
export type DataProps = {
  readonly customer: CustomerData;
  readonly state: DataState | undefined;
  readonly asksPassword: boolean;
};
