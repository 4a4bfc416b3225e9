/** The data of a JSON file; null when there is none. Rejects when it cannot be fetched. */
export async function fetchJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response.json();
}
