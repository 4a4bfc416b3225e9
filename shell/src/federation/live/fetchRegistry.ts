import { parseRegistry, type Registry } from '@lectern/shared/contract';

/**
 * Fetches the live revision. The browser revalidates it by its ETag, so an unchanged one costs no body. Rejects with a
 * ContractError for invalid data, and with an Error for a failed response.
 */
export async function fetchRegistry(signal?: AbortSignal): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`/registry.json answered ${String(response.status)}`);
  return parseRegistry(await response.json());
}
