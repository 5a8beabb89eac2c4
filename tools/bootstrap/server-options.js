/**
 * Node's options for a serving shop.
 *
 * The young generation grows to 8 MB a half instead of Node's 32: what answers hold at the moment of a collection is
 * copied while nobody is served, and with 32 MB that took 7 to 17 ms under load, with 16 MB so long that one cached page in a
 * hundred took 3.5 times its quiet time under siege, with 8 MB 1.7 to 2.8 times (`npm run bench -- --only siege`). It is
 * collected by the serving thread alone: helping threads took 2 to 3 ms more of the processor a page and saved the serving thread
 * none, and where they find no free core everybody waits until they have had their turn.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
