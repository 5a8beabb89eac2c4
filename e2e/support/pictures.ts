import type { BrowserContext } from 'playwright-core';

/** A transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** For journeys that do not look at pictures: drawing and encoding hundreds of them takes longer than the journey. */
export async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/img\//, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
}
