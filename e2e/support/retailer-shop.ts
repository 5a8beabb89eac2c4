/** What the tests of a retailer's folder may import, as `tavelo-shop/test`: the shop on a free port, and who buys there. */
export { startTestServer, type TestServer } from '#wiring/test-server.ts';
export { type Buyer, placeOrderByCalls } from './checkout.ts';
export { createHttpVisitor, type HttpVisitor } from './http-visitor.ts';
export { loadPlaces, type Places } from './screens/places.ts';
