import { closeOverlay } from '#app/features/product-tile/overlay-state.ts';
import { BottomSheet } from '#app/ui/layer/bottom-sheet.tsx';

/** The whole energy or tyre label, one press away (Regulation (EU) 2017/1369: nested display). */
export default function LabelDialog({
  open,
  name,
  label,
  text,
}: {
  open: boolean;
  name: string;
  label: string;
  text: string;
}) {
  return (
    <BottomSheet open={open} onClose={closeOverlay} title={name}>
      <img
        src={label}
        alt={text}
        width={480}
        height={960}
        className="mx-auto max-h-[70dvh] w-auto max-w-full bg-white"
      />
    </BottomSheet>
  );
}
