const KEY = 'lectern.visitor';
let withoutStorage: string | undefined;

/**
 * Returns the random id that decides which canaries include this browser. Stored in local storage, or for this page
 * only where that is blocked.
 */
export function visitorId(): string {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return stored;
    const id = randomId();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return (withoutStorage ??= randomId());
  }
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
}
