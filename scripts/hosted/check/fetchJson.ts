import { GoogleError } from '../callGoogle';
import type { GoogleProject } from '../googleProject';
import { withRetries } from '../withRetries';

/** Milliseconds before the second and third attempt: few, because somebody waits at the terminal. */
const DELAYS = [500, 1_000];

/** Resolves to the JSON at an address, or to null for HTTP 404. Otherwise rejects as CallGoogle does. */
export async function fetchJson({ call }: GoogleProject, url: string): Promise<unknown> {
  try {
    return await withRetries(() => call(url), DELAYS);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 404) return null;
    throw error;
  }
}
