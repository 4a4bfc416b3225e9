import type { BackendConfig } from './boot';

const HOSTED = 'https://firebasestorage.googleapis.com';

/**
 * Where a public file of storage is, on the site itself or with hosted Firebase: pages fetch it, and the gateway
 * preloads it, under this one address.
 */
export function fileUrl(backend: BackendConfig, path: string): string {
  return `${bucketUrl(backend)}/${encodeURIComponent(path)}?alt=media`;
}

/**
 * Where the list of the files right under a public folder is, at most 1,000 of them from `pageToken` on: one address
 * for pages and gateway, as above. Source: the list request of Firebase Storage's REST interface, which the SDK sends
 * too.
 */
export function folderUrl(backend: BackendConfig, folder: string, pageToken = ''): string {
  const page = pageToken && `&pageToken=${encodeURIComponent(pageToken)}`;
  return `${bucketUrl(backend)}?prefix=${encodeURIComponent(`${folder}/`)}&delimiter=%2F&maxResults=1000${page}`;
}

function bucketUrl({ kind, storageBucket }: BackendConfig): string {
  return `${kind === 'hosted' ? HOSTED : ''}/v0/b/${encodeURIComponent(storageBucket)}/o`;
}
