const KEY = 'lectern.visitor';
let withoutStorage: string | undefined;

/**
 * Returns the random id that puts this browser into a canary's share. Stored in local storage, or for this page only
 * where that is blocked.
 */
export function visitorId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
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
