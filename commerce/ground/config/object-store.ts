/** An S3-compatible service. `keys` is null if its objects are public. */
export type ObjectStore = {
  /** origin of the service, such as https://s3.eu-central-1.amazonaws.com */
  readonly endpoint: string;
  readonly region: string;
  /** path: endpoint/bucket/key; virtual: bucket.endpoint/key */
  readonly style: 'path' | 'virtual';
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
};

/** @returns null where no endpoint is set */
export function createObjectStore(
  { endpoint, region, style }: Pick<ObjectStore, 'region' | 'style'> & { readonly endpoint: string | null },
  accessKeyId: string | null,
  secretAccessKey: string | null,
): ObjectStore | null {
  if (!endpoint) return null;
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { endpoint: endpoint.replace(/\/$/, ''), region, style, keys };
}
