import { GoogleError } from '../callGoogle';
import { patiently } from '../patiently';
import type { GoogleProject } from '../googleProject';

/** Resolves to the JSON at an address, or to null when there is nothing. Rejects as CallGoogle does. */
export async function ask({ call }: GoogleProject, url: string): Promise<unknown> {
  try {
    return await patiently(() => call(url), WAITS);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 404) return null;
    throw error;
  }
}

/** Someone waits in front of the terminal. */
const WAITS = [500, 1_000];
