import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { useText } from '#app/texts/texts.tsx';
import { useFormats } from '#app/ui/formats.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { type FileLimits, MEGABYTE } from '#forms/file-limits.ts';
import { formatNumber } from '#texts/format.ts';
import { type ChosenFile, type SentFile, type Uploader, useChosenFiles } from './chosen-files.ts';
import { buildDescribedBy, FieldNotes } from './field-parts.tsx';
import { FileList as ChosenFiles } from './file-list.tsx';
import './file-field.css';

const NONE: readonly SentFile[] = [];

/**
 * A field for files, checked at once by the limits (the server checks again). Without scripts it is the browser's own
 * field; with them files can be dropped, pasted and photographed, added one after the other, and removed. With an
 * `uploader` each is sent when it is chosen, so that a refused form loses none.
 */
export function FileField({
  label,
  name,
  limits,
  error,
  hint,
  id = name,
  uploader,
  sent = NONE,
  onChange,
}: {
  label: string;
  name: string;
  limits: FileLimits;
  error?: ReactNode;
  hint?: ReactNode;
  id?: string;
  uploader?: Uploader;
  /** files that are stored already */
  sent?: readonly SentFile[];
  onChange?: (files: readonly ChosenFile[]) => void;
}) {
  const t = useText();
  const values = useLimitTexts(limits);
  const input = useRef<HTMLInputElement>(null);
  const { files, refused, add, remove, retry } = useChosenFiles(limits, uploader, sent);
  // files that were sent already must not be sent again with the form
  const hold = (kept: readonly ChosenFile[]) => {
    if (input.current) input.current.files = buildFileList(uploader ? [] : kept);
  };
  useEffect(() => onChange?.(files), [files, onChange]);
  const invalid = Boolean(error) || refused.length > 0;
  const accept = [...limits.formats.map((format) => `.${format}`), 'image/jpeg', 'image/heif'].join(',');
  return (
    <div>
      <p id={`${id}-name`} className="mb-1 text-sm font-medium">
        {label}
      </p>
      <DropZone onFiles={(added) => hold(add(added))} invalid={invalid}>
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          multiple={limits.most > 1}
          accept={accept}
          aria-labelledby={`${id}-name`}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={buildDescribedBy(id, true, error)}
          className="file-input"
          onChange={({ currentTarget }) => hold(add(currentTarget.files ?? []))}
        />
        <span className="scripted contents" aria-hidden="true">
          <span className="button button-secondary button-m">
            <Icon name="plus" />
            {t('ui.files.choose', values)}
          </span>
          <span className="text-sm text-muted max-md:hidden">{t('ui.files.paste')}</span>
        </span>
      </DropZone>
      <Camera onFiles={(added) => hold(add(added))} />
      <div role="alert" className="text-sm text-error">
        {refused.map(({ name: file, fault }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is replaced whole
          <p key={`${file}/${at}`} className="mt-1 wrap-anywhere">
            {t(`ui.files.refused.${fault}`, { ...values, name: file })}
          </p>
        ))}
      </div>
      <FieldNotes
        id={id}
        error={error}
        hint={
          <>
            {hint} {t('ui.files.limits', values)}
          </>
        }
      />
      <ChosenFiles files={files} onRemove={(key) => hold(remove(key))} onRetry={retry} />
    </div>
  );
}

type Taking = { onFiles: (files: Iterable<File>) => void };

function DropZone({ onFiles, invalid, children }: Taking & { invalid: boolean; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      className="drop-zone"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        onFiles(event.dataTransfer.files);
      }}
      onPaste={paste}
    >
      {children}
    </label>
  );
}

/** Opens the camera of phones and tablets. */
function Camera({ onFiles }: Taking) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="scripted camera mt-2">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-hidden="true"
        className="file-input"
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files ?? []);
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        className="button button-secondary button-m"
        onClick={() => input.current?.click()}
      >
        {t('ui.files.photo')}
      </button>
    </div>
  );
}

function useLimitTexts({ most, each, total, formats }: FileLimits) {
  const { locale } = useFormats();
  const formatMegabytes = (bytes: number) => formatNumber(bytes / MEGABYTE, locale);
  return {
    max: most,
    each: formatMegabytes(each),
    total: formatMegabytes(total),
    formats: formats.join(', '),
  };
}

/** The only way to set the files of a file input. */
function buildFileList(files: readonly ChosenFile[]): FileList {
  const transfer = new DataTransfer();
  for (const { file } of files) if (file) transfer.items.add(file);
  return transfer.files;
}
