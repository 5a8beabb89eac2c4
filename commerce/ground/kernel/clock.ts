/** Where time comes from, so that tests decide what day it is. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
