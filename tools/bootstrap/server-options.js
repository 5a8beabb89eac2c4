/**
 * Node's options for a serving shop.
 *
 * The young generation grows to 16 MB a half instead of Node's 32: what answers hold at the moment of a collection is
 * copied while nobody is served, and with 32 MB that took 7 to 17 ms under load instead of 3 to 5, for the same processor
 * time a page (`npm run bench -- --only siege,uncached`).
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=16'];
