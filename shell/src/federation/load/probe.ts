import { isOnline } from '@lectern/shared/sync';
import type { LoadFailure } from './RemoteLoadError';

/** Fetches a file again, as data, to find out why it failed as a script or stylesheet. Never rejects. */
export type Probe = (url: string, integrity: string) => Promise<LoadFailure>;

/**
 * Creates the probe. `missing`: the answer is 404, 410 or HTML. `integrity`: the file does not match the registry's
 * hash. `offline`: nothing answers and the browser has no network. `error`: anything else. Gives up after `limit`
 * milliseconds.
 */
export function createProbe(limit = 4_000): Probe {
  return async (url, integrity) => {
    const signal = AbortSignal.timeout(limit);
    try {
      const response = await fetch(url, { signal });
      if (isMissing(response)) return 'missing';
      if (!response.ok) return 'error';
      return (await hasIntegrity(response, integrity)) ? 'error' : 'integrity';
    } catch {
      return isOnline() ? 'error' : 'offline';
    }
  };
}

function isMissing(response: Response): boolean {
  const html = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 404 || response.status === 410 || (response.ok && html);
}

/** Returns true also where hashing is unavailable (insecure context): a mismatch needs proof. */
async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  const subtle = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle;
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-384', await response.arrayBuffer()));
  return `sha384-${btoa(String.fromCharCode(...hash))}` === integrity;
}
