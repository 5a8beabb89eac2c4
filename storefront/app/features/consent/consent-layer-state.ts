import { createStore } from '#app/ui/store.ts';

export type ConsentLayerState = {
  /** the layer has come, and asks in place of the question that the server has shown */
  isHere: boolean;
};
export const CONSENT_LAYER_AT_FIRST: ConsentLayerState = { isHere: false };

export const consentLayer = createStore(CONSENT_LAYER_AT_FIRST);
