import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { SlowReadNotice } from '#app/features/slow-reads/slow-read-notice.tsx';
import { beginRead } from '#app/session/slow-reads.ts';

/** Below the header, over the page: says that the browser's reads, for example of the next page, are slow. */
export function SlowPage() {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const reading = navigation.state !== 'idle' || revalidator.state !== 'idle';
  useEffect(() => (reading ? beginRead() : undefined), [reading]);
  return (
    <div className="screen-only pointer-events-none fixed inset-x-0 top-4 z-50 mx-auto w-fit max-w-[min(90%,600px)]">
      <SlowReadNotice />
    </div>
  );
}
