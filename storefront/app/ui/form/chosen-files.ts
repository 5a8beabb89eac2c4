import { useRef, useState } from 'react';
import { addFiles, type FileFault, type FileLimits } from '#forms/file-limits.ts';

/** A file of a field: chosen (it is sent with the form), being sent, or stored already. */
export type ChosenFile = {
  readonly key: string;
  readonly name: string;
  /** bytes */
  readonly size: number;
  /** absent: it was stored before this page */
  readonly file?: File;
  /** the server's id */
  readonly id?: string;
  /** while it is being sent: 0 to 1 */
  readonly progress?: number;
  /** whether the connection has since been lost */
  readonly failed?: boolean;
};

export type SentFile = { readonly id: string; readonly name: string; readonly size: number };
export type RefusedFile = { readonly name: string; readonly fault: FileFault };

/** Sends files when they are chosen, and removes them. */
export type Uploader = {
  /** @returns the stored file, or why it was refused. @throws when the connection is lost */
  upload(
    file: File,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ): Promise<SentFile | RefusedFile>;
  remove(id: string): Promise<void>;
};

/**
 * The files of a field, checked by the limits at once. With an uploader they are sent one after the other; without,
 * they are sent with the form.
 * @param sent those that are stored already
 */
export function useChosenFiles(
  limits: FileLimits,
  uploader: Uploader | undefined,
  sent: readonly SentFile[],
) {
  const [files, setFiles] = useState<readonly ChosenFile[]>(() =>
    sent.map((one) => ({ ...one, key: one.id })),
  );
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const change = (key: string, to: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: string) => setFiles((all) => all.filter((one) => one.key !== key));

  async function send(sender: Uploader, { key, file }: ChosenFile) {
    const stop = stops.current.get(key);
    if (!file || !stop || stop.signal.aborted) return;
    change(key, { progress: 0, failed: false });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const kept = await sender.upload(file, { onProgress, signal: stop.signal });
      if ('fault' in kept) {
        drop(key);
        setRefused((all) => [...all, kept]);
      } else setFiles((all) => all.map((one) => (one.key === key ? { ...kept, key, file } : one)));
    } catch {
      if (!stop.signal.aborted) change(key, { failed: true });
    } finally {
      if (stops.current.get(key) === stop) stops.current.delete(key);
    }
  }

  function enqueue(chosen: ChosenFile) {
    if (!uploader) return;
    stops.current.set(chosen.key, new AbortController());
    queue.current = queue.current.then(() => send(uploader, chosen));
  }

  return {
    files,
    refused,
    /** @returns all files of the field */
    add(added: Iterable<File>): readonly ChosenFile[] {
      const chosen = [...added].map((file) => ({
        key: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        file,
      }));
      const result = addFiles<ChosenFile>(files, chosen, limits);
      setRefused(result.refused);
      setFiles(
        result.kept.map((one) => (uploader && chosen.includes(one as never) ? { ...one, progress: 0 } : one)),
      );
      for (const one of result.kept.slice(files.length)) enqueue(one);
      return result.kept;
    },
    /** @returns the remaining files */
    remove(key: string): readonly ChosenFile[] {
      const gone = files.find((one) => one.key === key);
      stops.current.get(key)?.abort();
      if (gone?.id && uploader) void uploader.remove(gone.id).catch(() => {});
      drop(key);
      return files.filter((one) => one.key !== key);
    },
    retry(key: string) {
      const failed = files.find((one) => one.key === key);
      if (failed) enqueue(failed);
    },
  };
}
