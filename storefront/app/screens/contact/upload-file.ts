import type { ResultOf } from 'gql.tada';
import { type NamedOperation, sendNamed } from '#app/graphql/persisted.ts';
import type { Uploader } from '#app/ui/form/chosen-files.ts';
import type { FileFault } from '#forms/file-limits.ts';
import { RemoveContactFileMutation, UploadContactFileMutation } from './contact.query.ts';

type Uploaded = ResultOf<typeof UploadContactFileMutation>;

/** The gateway requires this header for every form with files (gateway/http.ts). */
const PREFLIGHT = 'graphql-require-preflight';

/** Sends the files of one contact form to the gateway. @param topic its path @param locale of the page */
export function createContactUploader(contactId: string, topic: string, locale: string): Uploader {
  const address = `/api/gateway/?locale=${encodeURIComponent(locale)}`;
  return {
    async upload(file, options) {
      const answer = await sendNamed(UploadContactFileMutation, async (operation) => {
        const body = await post(address, buildMultipart(operation, { contactId, topic }, file), options);
        return JSON.parse(body) as { data?: Uploaded | null };
      });
      const outcome = answer.data?.uploadContactFile;
      switch (outcome?.__typename) {
        case 'ContactFile':
          return { id: outcome.id, name: outcome.name, size: outcome.size };
        case 'FileRefused':
          return { name: file.name, fault: outcome.fault as FileFault };
        default:
          throw new Error('the file was not taken');
      }
    },
    async remove(fileId) {
      await sendNamed(RemoveContactFileMutation, async (operation): Promise<unknown> => {
        const body = JSON.stringify({ ...operation, variables: { contactId, fileId } });
        const headers = { 'content-type': 'application/json' };
        return (await fetch(address, { method: 'POST', headers, body })).json();
      });
    },
  };
}

/** @see https://github.com/jaydenseric/graphql-multipart-request-spec */
function buildMultipart(
  operation: NamedOperation,
  form: { readonly contactId: string; readonly topic: string },
  file: File,
): FormData {
  const body = new FormData();
  body.set('operations', JSON.stringify({ ...operation, variables: { ...form, file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', file, file.name);
  return body;
}

/** By XMLHttpRequest, since fetch does not report the progress of an upload. */
function post(
  address: string,
  body: FormData,
  { onProgress, signal }: Parameters<Uploader['upload']>[1],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader(PREFLIGHT, '1');
    request.setRequestHeader('accept', 'application/graphql-response+json, application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      // 400: the gateway's answer names the fault
      request.status === 200 || request.status === 400
        ? resolve(request.responseText)
        : reject(new Error(`the gateway answered ${request.status}`));
    request.onerror = () => reject(new Error('the connection was lost'));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new Error('it was taken out'));
    request.timeout = 120_000;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
