import type { BackendConfig } from './boot';

const HOSTED = 'https://firebasestorage.googleapis.com';

/** Files of the published catalogue. Covers, which `catalogue/` holds too, are uploaded to storage. */
const PUBLISHED = /^catalogue\/(pointer\.json$|files\/|courses\/)/;

/**
 * Returns the URL of a public file in storage, on the site itself or on hosted Firebase. With `catalogue: 'site'`, the
 * published catalogue is on the site. Pages and the gateway's preload links must use the same URL.
 */
export function fileUrl(backend: BackendConfig, path: string): string {
  const isOnSite = backend.kind === 'hosted' && backend.catalogue === 'site' && PUBLISHED.test(path);
  const { storageBucket } = backend;
  const bucket = isOnSite ? bucketUrl({ kind: 'local', storageBucket }) : bucketUrl(backend);
  return `${bucket}/${encodeURIComponent(path)}?alt=media`;
}

/**
 * Returns the URL that lists the files directly in a public folder, up to 1,000 per page, starting at `pageToken`.
 * Pages and preload links must use the same URL. Source: the list request of Firebase Storage's REST API, as the SDK
 * sends it.
 */
export function folderUrl(backend: BackendConfig, folder: string, pageToken = ''): string {
  const page = pageToken && `&pageToken=${encodeURIComponent(pageToken)}`;
  return `${bucketUrl(backend)}?prefix=${encodeURIComponent(`${folder}/`)}&delimiter=%2F&maxResults=1000${page}`;
}

function bucketUrl({ kind, storageBucket }: Pick<BackendConfig, 'kind' | 'storageBucket'>): string {
  return `${kind === 'hosted' ? HOSTED : ''}/v0/b/${encodeURIComponent(storageBucket)}/o`;
}
