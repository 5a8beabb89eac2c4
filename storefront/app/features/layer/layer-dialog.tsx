import useSWR from 'swr';
import { SlowReadNotice } from '#app/features/slow-reads/slow-read-notice.tsx';
import { useShop } from '#app/page/shop.tsx';
import { getSwrOptions } from '#app/session/client/swr-options.ts';
import { useText } from '#app/texts/texts.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { fetchLayer, type ShownLayer } from './layer-fragment.ts';
import { LayerSections } from './layer-sections.tsx';

/** A service layer as a dialog; if its text cannot be loaded it shows that, with a button to try again. */
export default function LayerDialog({
  id,
  open,
  onClose,
}: {
  id: string;
  open: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const { language } = useShop();
  const address = `/fragment/inspire/servicelayer/${language}/${id}`;
  const { data, error, isValidating, mutate } = useSWR<ShownLayer, Error>(open ? address : null, fetchLayer, {
    ...getSwrOptions(),
    keepPreviousData: true,
  });
  const failed = error !== undefined && !data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      place="sheet"
      title={data?.title ?? t(failed ? 'content.layer.failed.title' : 'content.layer.loading')}
    >
      {data && <LayerSections sections={data.sections} level="h3" />}
      {!data && !failed && (
        <>
          <SlowReadNotice />
          <Loading />
        </>
      )}
      {failed && (
        <ErrorState title={t('content.layer.failed')} busy={isValidating} onRetry={() => void mutate()} />
      )}
    </Dialog>
  );
}

/** In the size of the content. */
function Loading() {
  return (
    <div aria-busy="true" className="space-y-3">
      {['w-full', 'w-5/6', 'w-2/3', 'w-3/4'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
