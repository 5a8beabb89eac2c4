import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Icon, type IconName } from '#app/ui/media/icon.tsx';
import { buildPictureAddress, buildPictureSrcSet } from '#app/ui/media/picture-address.ts';
import { useZoom } from './use-zoom.ts';
import { ZOOM_STEP } from './zoom.rules.ts';

/** CSS pixels by which an arrow key moves an enlarged picture. */
const KEY_STEP = 80;

/**
 * One picture over the whole screen, enlarged by two fingers, wheel, double press, keys or buttons. Arrow keys change
 * whole pictures and move enlarged ones; Escape closes.
 */
export default function FullScreenGallery({
  pictures,
  name,
  current,
  standIn,
  onShow,
  onClose,
}: {
  pictures: readonly string[];
  name: string;
  current: number;
  /** address of the picture in the page's size, which is loaded already: shown until the large one is */
  standIn: string | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const show = (index: number) => {
    reset();
    onShow((index + count) % count);
  };
  const { zoom, enlarge, reset, moveBy, handlers } = useZoom(frame, (by) => show(current + by));
  useEffect(() => dialog.current?.showModal(), []);
  const id = pictures[current];
  if (!id) return null;

  const isWhole = zoom.scale === 1;
  const keys = new Map<string, () => void>([
    ['+', () => enlarge(ZOOM_STEP)],
    ['=', () => enlarge(ZOOM_STEP)],
    ['-', () => enlarge(1 / ZOOM_STEP)],
    ['0', reset],
    ['Home', () => show(0)],
    ['End', () => show(count - 1)],
    ['ArrowLeft', () => (isWhole ? show(current - 1) : moveBy(KEY_STEP, 0))],
    ['ArrowRight', () => (isWhole ? show(current + 1) : moveBy(-KEY_STEP, 0))],
    ['ArrowUp', () => moveBy(0, KEY_STEP)],
    ['ArrowDown', () => moveBy(0, -KEY_STEP)],
  ]);
  function press(event: KeyboardEvent) {
    const act = keys.get(event.key);
    if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('catalogue.product.gallery', { name })}
      className="full-gallery"
      onClose={onClose}
      onKeyDown={press}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-2 p-2">
          <p role="status" className="px-2 text-sm tabular-nums">
            <span aria-hidden="true">{`${current + 1} / ${count}`}</span>
            <span className="sr-only">
              {t('catalogue.product.picture', { name, number: current + 1, count })}
            </span>
          </p>
          <div className="flex">
            <Round icon="minus" label={t('product.gallery.smaller')} onPress={() => enlarge(1 / ZOOM_STEP)} />
            <Round icon="plus" label={t('product.gallery.larger')} onPress={() => enlarge(ZOOM_STEP)} />
            <Round icon="close" label={t('ui.close')} onPress={() => dialog.current?.close()} />
          </div>
        </div>
        <div ref={frame} className="full-gallery-frame" {...handlers}>
          <picture>
            <source
              type="image/avif"
              srcSet={buildPictureSrcSet(id, 'avif', [800, 1200, 1600])}
              sizes="100vw"
            />
            <img
              // a new element, since another picture is not the same one with other pixels
              key={id}
              src={buildPictureAddress(id, 1600, 'webp')}
              alt={t('catalogue.product.picture', { name, number: current + 1, count })}
              width={800}
              height={1000}
              draggable={false}
              style={{
                transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
                background: standIn && `center / contain no-repeat url("${standIn}")`,
              }}
            />
          </picture>
          {count > 1 && (
            <>
              <span className="absolute start-2 top-1/2 -translate-y-1/2">
                <Round
                  icon="chevron-left"
                  label={t('product.gallery.previous')}
                  onPress={() => show(current - 1)}
                />
              </span>
              <span className="absolute end-2 top-1/2 -translate-y-1/2">
                <Round
                  icon="chevron-right"
                  label={t('product.gallery.next')}
                  onPress={() => show(current + 1)}
                />
              </span>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

function Round({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      onPointerDown={(event) => event.stopPropagation()}
      className="grid size-control-l place-content-center pressable rounded-full bg-raised"
    >
      <Icon name={icon} />
    </button>
  );
}
