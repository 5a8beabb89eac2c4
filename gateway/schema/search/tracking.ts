import { builder } from '../builder.ts';

export type Tracking = {
  readonly resultId: string;
  /** null for the list as a whole */
  readonly position: number | null;
};

/** The values of a counted click; none of them identifies a visitor. */
export const TrackingRef = builder.objectRef<Tracking>('Tracking');

TrackingRef.implement({
  fields: (t) => ({
    resultId: t.exposeID('resultId', {
      description: 'Names the list: the same for the same question.',
    }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'The position from 1, over all pages.',
    }),
  }),
});
