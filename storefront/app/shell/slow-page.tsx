import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { SlowReadNotice } from '#app/features/slow-reads/slow-read-notice.tsx';
import { beginRead } from '#app/session/slow-reads.ts';

/** Below the header, over the page: shows that the browser's reads, for example of the next page, are slow. */
export function SlowPage() {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const reading = navigation.state !== 'idle' || revalidator.state !== 'idle';
  useEffect(() => (reading ? beginRead() : undefined), [reading]);
  return (
    <div className="slow-page screen-only pointer-events-none mx-auto w-fit max-w-[min(90%,600px)]">
      <SlowReadNotice />
    </div>
  );
}
