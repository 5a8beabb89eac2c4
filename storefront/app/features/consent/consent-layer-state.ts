import { createStore } from '#app/ui/store.ts';

export type ConsentLayerState = {
  /** whether the layer has replaced the question in the server's HTML */
  isHere: boolean;
};
export const CONSENT_LAYER_AT_FIRST: ConsentLayerState = { isHere: false };

export const consentLayer = createStore(CONSENT_LAYER_AT_FIRST);
