import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { addFiles, type FileFault, type FileLimits, MEGABYTE } from '#forms/file-limits.ts';
import { formatNumber } from '#texts/format.ts';
import { describedBy, FieldNotes } from './field-parts.tsx';
import { useFormats } from './formats.tsx';
import { Icon } from './icon.tsx';

type Refused = readonly { name: string; fault: FileFault }[];

/**
 * Files to send along, checked at once by the limits (the server checks again). Without scripts it is the browser's own
 * field; with them files can be dropped, come one after the other, and be taken out again.
 */
export function FileField({
  label,
  name,
  limits,
  error,
  id = name,
  onChange,
}: {
  label: string;
  name: string;
  limits: FileLimits;
  error?: ReactNode;
  id?: string;
  onChange?: (files: readonly File[]) => void;
}) {
  const t = useText();
  const values = useLimitTexts(limits);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<Refused>([]);
  function keep(kept: readonly File[]) {
    setFiles(kept);
    if (input.current) input.current.files = transferOf(kept);
    onChange?.(kept);
  }
  function add(added: Iterable<File>) {
    const result = addFiles(files, [...added], limits);
    setRefused(result.refused);
    keep(result.kept);
  }
  return (
    <div>
      <p id={`${id}-name`} className="mb-1 text-sm font-medium">
        {label}
      </p>
      <DropZone onFiles={add} invalid={Boolean(error) || refused.length > 0}>
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          multiple={limits.most > 1}
          accept={limits.formats.map((format) => `.${format}`).join(',')}
          aria-labelledby={`${id}-name`}
          aria-invalid={error || refused.length > 0 ? true : undefined}
          aria-describedby={describedBy(id, true, error)}
          className="file-input"
          onChange={({ currentTarget }) => add(currentTarget.files ?? [])}
        />
        <span className="scripted contents" aria-hidden="true">
          <span className="button button-secondary button-m">
            <Icon name="plus" />
            {t('ui.files.choose', values)}
          </span>
          <span className="text-sm text-muted max-md:hidden">{t('ui.files.drop')}</span>
        </span>
      </DropZone>
      <div role="alert" className="text-sm text-error">
        {refused.map(({ name: file, fault }) => (
          <p key={file} className="mt-1 wrap-anywhere">
            {t(`ui.files.refused.${fault}`, { ...values, name: file })}
          </p>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={t('ui.files.limits', values)} />
      <ChosenFiles files={files} onRemove={(file) => keep(files.filter((other) => other !== file))} />
    </div>
  );
}

function DropZone({
  onFiles,
  invalid,
  children,
}: {
  onFiles: (files: Iterable<File>) => void;
  invalid: boolean;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
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
    >
      {children}
    </label>
  );
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const t = useText();
  const { locale } = useFormats();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <>
      <p id={id} className="sr-only">
        {t('ui.files.chosen')}
      </p>
      <ul aria-labelledby={id} className="mt-2 divide-y divide-line border-y border-line">
        {files.map((file) => (
          <li key={file.name} className="flex items-center gap-3 text-sm">
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <span className="shrink-0 text-muted tabular-nums">
              {t('ui.files.size', { size: formatNumber(Math.max(0.1, file.size / MEGABYTE), locale, 1) })}
            </span>
            <button
              type="button"
              aria-label={t('ui.files.remove', { name: file.name })}
              className="pressable grid size-control-l shrink-0 place-content-center rounded"
              onClick={() => onRemove(file)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function useLimitTexts({ most, each, total, formats }: FileLimits) {
  const { locale } = useFormats();
  const inMegabytes = (bytes: number) => formatNumber(bytes / MEGABYTE, locale);
  return { max: most, each: inMegabytes(each), total: inMegabytes(total), formats: formats.join(', ') };
}

/** The one way to give a file input its files. */
function transferOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
