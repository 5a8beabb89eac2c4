import { type MeasuredEvent, measure } from '#app/session/measure.ts';
import { readPromotionMark } from './promotion-mark.ts';

const MARKED = '[data-promotion]';
/** Share of a banner that must be visible before it counts as seen. */
const SEEN = 0.5;

/**
 * The event of a banner that became visible, or was pressed. GA4 requires an article in each event; a banner has
 * none, so that the banner itself is the entry of the list.
 * @param mark the value of its attribute
 */
export function buildPromotionEvent(
  event: 'view_promotion' | 'select_promotion',
  mark: string,
): MeasuredEvent {
  const { id, name, creative, slot } = readPromotionMark(mark);
  return {
    event,
    ecommerce: {
      promotion_id: id,
      promotion_name: name,
      ...(creative !== null && { creative_name: creative }),
      creative_slot: slot,
      items: [{ item_id: id, item_name: name }],
    },
  };
}

const seen = new WeakMap<Element, string>();

/**
 * Measures the banners of this page and of all later ones in this tab: each once when it is seen, and its presses.
 */
export function measurePromotions(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) tellSeen(target, watcher);
    },
    { threshold: SEEN },
  );
  const watchAll = () => {
    for (const banner of document.querySelectorAll(MARKED)) if (!isTold(banner)) watcher.observe(banner);
  };
  // the next page is shown in the same document, and may reuse a banner's element for another banner
  new MutationObserver(watchAll).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-promotion'],
  });
  watchAll();
  addEventListener('click', measurePressed, { capture: true });
}

const readMark = (banner: Element) => banner.getAttribute('data-promotion') ?? '';
const isTold = (banner: Element) => seen.get(banner) === readMark(banner);

function tellSeen(banner: Element, watcher: IntersectionObserver): void {
  watcher.unobserve(banner);
  if (isTold(banner)) return;
  seen.set(banner, readMark(banner));
  measure(buildPromotionEvent('view_promotion', readMark(banner)));
}

function measurePressed({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest('a, [type=submit]') : null;
  const banner = pressed?.closest(MARKED);
  if (banner) measure(buildPromotionEvent('select_promotion', readMark(banner)));
}
