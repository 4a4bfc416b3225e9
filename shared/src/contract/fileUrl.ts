import type { BackendConfig } from './boot';

const HOSTED = 'https://firebasestorage.googleapis.com';

/** Where a public file of storage is, on the site itself or with hosted Firebase: pages fetch it, and the gateway preloads it, under this one address. */
export function fileUrl(backend: BackendConfig, path: string): string {
  const origin = backend.kind === 'hosted' ? HOSTED : '';
  return `${origin}/v0/b/${encodeURIComponent(backend.storageBucket)}/o/${encodeURIComponent(path)}?alt=media`;
}
