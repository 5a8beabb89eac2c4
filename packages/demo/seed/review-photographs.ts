import type { ProductDraft } from '#demo/catalogue/draft.ts';
import { drawProductPicture } from '#demo/pictures/source.ts';
import { drawPicture } from '../../../commerce/ground/upload/decode-picture.ts';
import type { Transaction } from './transaction.ts';

/** Of so many products one has photographs in its reviews; to draw one takes a third of a second. */
const ONE_OF = 250;
const MOST_ARTICLES = 12;
/** A customer's photograph shows the article where it is used, nearer than the shop's and not quite straight. */
const VIEWS = ['worn', 'scene', 'detail'] as const;
const [WIDTH, HEIGHT] = [600, 800] as const;

type Shot = { readonly productId: number; readonly createdAt: Date; readonly picture: string };

/** Gathers while products are written which of them get a photograph in a review, and draws these at the end. */
export class ReviewPhotographs {
  readonly #most: number;
  /** one of a kind first: the popular kinds would have them all */
  readonly #shots = new Map<string, Shot>();

  /** @param size products of the catalogue */
  constructor(size: number) {
    this.#most = Math.min(MOST_ARTICLES, Math.ceil(size / ONE_OF));
  }

  add({ kind, productId, variants, reviews, discontinuedAt }: ProductDraft): void {
    if (discontinuedAt || this.#shots.has(kind) || this.#shots.size >= this.#most) return;
    const praise = reviews.find(({ verifiedPurchase, stars }) => verifiedPurchase && stars >= 4);
    const pictures = variants.find(({ variantId }) => variantId === praise?.variantId)?.pictures ?? [];
    const view = VIEWS.find((name) => pictures.some((picture) => picture.endsWith(`-${name}`)));
    const picture = pictures.find((id) => view && id.endsWith(`-${view}`));
    if (praise && picture) this.#shots.set(kind, { productId, createdAt: praise.createdAt, picture });
  }

  /** Writes the photographs beside their reviews, which are in the database already. */
  async write(transaction: Transaction): Promise<void> {
    for (const [nth, shot] of [...this.#shots.values()].entries()) {
      const { width, height, small, body } = await drawPicture(
        Buffer.from(drawPhotograph(shot.picture, nth)),
      );
      await transaction.query(
        `insert into review_picture
           (tenant_id, product_id, review_id, name, width, height, small, body, size_bytes, created_at)
         select tenant_id, product_id, review_id, $3, $4, $5, $6, $7, $8, created_at
           from review where product_id = $1 and created_at = $2 and verified_purchase and stars >= 4
          order by review_id limit 1`,
        [shot.productId, shot.createdAt, `${nth + 1}.webp`, width, height, small, body, body.length],
      );
    }
  }
}

/** The drawing as a hand holds a telephone: nearer, turned a little, in warm or cool light, darker to its edges. */
function drawPhotograph(picture: string, nth: number): string {
  const drawing = drawProductPicture(picture);
  if (!drawing) throw new RangeError(`the picture ${picture} cannot be drawn`);
  const turn = ((nth * 7) % 9) - 4;
  const light = nth % 2 === 0 ? '#ff9d3c' : '#5f8dff';
  const near = '<svg x="-10%" y="-10%" width="120%" height="120%" preserveAspectRatio="xMidYMid slice"';
  const inner = drawing.replace(/^<svg [^>]*?(?= viewBox)/, near);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><radialGradient id="edge"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.38"/></radialGradient></defs>
    <g transform="rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})">${inner}</g>
    <rect width="100%" height="100%" fill="${light}" opacity="0.1"/>
    <rect x="-20%" y="-20%" width="140%" height="140%" fill="url(#edge)"/>
  </svg>`;
}
