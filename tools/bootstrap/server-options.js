/**
 * Node's options for a serving shop.
 *
 * The young generation grows to 16 MB a half instead of Node's 32: what answers hold at the moment of a collection is
 * copied while nobody is served, and with 32 MB that took 7 to 17 ms under load. With 4 MB more is kept for long than
 * need be, and the great collections that this brings hold the shop longer (`npm run bench -- --only siege`: 2.3 times the
 * quiet time; 16 MB and 8 MB 1.5 times). It is collected by the serving thread alone: helping threads took 2 to 3 ms more
 * of the processor a page and saved the serving thread none, and where they find no free core everybody waits until they
 * have had their turn.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=16', '--no-parallel-scavenge'];
