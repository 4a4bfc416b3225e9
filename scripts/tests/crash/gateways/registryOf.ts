import { parseRegistry, type Registry } from '@lectern/shared/contract';

/** Resolves to the registry that a gateway or a load balancer serves. Rejects when it does not answer it. */
export async function registryOf(url: string): Promise<Registry> {
  const response = await fetch(`${url}/registry.json`);
  if (!response.ok) throw new Error(`${url}/registry.json answered ${String(response.status)}.`);
  return parseRegistry(await response.json(), 'registry');
}
