/** Fetches the data of a JSON file; null when it does not exist (404). Rejects on any other failure. */
export async function fetchJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response.json();
}
