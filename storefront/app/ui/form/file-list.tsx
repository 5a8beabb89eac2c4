import { useEffect, useId, useState } from 'react';

import { useText } from '#app/texts/texts.tsx';
import { useFormats } from '#app/ui/formats.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { Progress } from '#app/ui/media/progress.tsx';
import { MEGABYTE } from '#forms/file-limits.ts';
import { formatNumber } from '#texts/format.ts';
import type { ChosenFile } from './chosen-files.ts';

/** The files of a field, each with a preview, its progress, and a button that removes it. */
export function FileList({
  files,
  onRemove,
  onRetry,
}: {
  files: readonly ChosenFile[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}) {
  const t = useText();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <>
      <p id={id} className="sr-only">
        {t('ui.files.chosen')}
      </p>
      <ul aria-labelledby={id} className="mt-2 divide-y divide-line border-y border-line">
        {files.map((file) => (
          <FileRow key={file.key} file={file} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
    </>
  );
}

function FileRow({
  file,
  onRemove,
  onRetry,
}: {
  file: ChosenFile;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}) {
  const t = useText();
  const { locale } = useFormats();
  const { name } = file;
  const sending = file.progress !== undefined && !file.failed;
  return (
    <li className="flex items-center gap-3 py-1 text-sm">
      <Preview file={file.file} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {file.failed && (
          <span className="block text-error">
            {t('ui.files.refused.failed', { name })}{' '}
            <button type="button" className="link touch" onClick={() => onRetry(file.key)}>
              {t('ui.files.again')}
            </button>
          </span>
        )}
        {sending && (
          <Progress label={t('ui.files.progress', { name })} value={file.progress} className="mt-1 w-full" />
        )}
        {file.id && file.file && (
          <span role="status" className="sr-only">
            {t('ui.files.done', { name })}
          </span>
        )}
      </span>
      <span className="shrink-0 text-muted tabular-nums">
        {t('ui.files.size', { size: formatNumber(Math.max(0.1, file.size / MEGABYTE), locale, 1) })}
      </span>
      <button
        type="button"
        aria-label={t('ui.files.remove', { name })}
        className="pressable grid size-control-l shrink-0 place-content-center rounded"
        onClick={() => onRemove(file.key)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

const EDGE = 80;

/** A preview, if the file is a small picture; formats that the browser cannot decode (HEIC, documents) have none. */
function Preview({ file }: { file: File | undefined }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    let stays = true;
    void renderSmallPicture(file).then(
      (url) => stays && setPicture(url),
      () => {},
    );
    return () => {
      stays = false;
    };
  }, [file]);
  if (picture === null) return null;
  return (
    <img src={picture} alt="" width={40} height={40} className="size-10 shrink-0 rounded object-cover" />
  );
}

async function renderSmallPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { resizeWidth: EDGE * 2, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const scale = EDGE / Math.min(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas.getContext('2d')?.drawImage(bitmap, (EDGE - width) / 2, (EDGE - height) / 2, width, height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
