const KEY = 'lectern.quarantine';

/** Releases that failed in this tab, by their container global. Survives a reload, unless storage is blocked. */
export type Quarantine = { has: (global: string) => boolean; add: (global: string) => void };

/** Creates the quarantine with the releases stored in this tab. */
export function createQuarantine(storage: () => Storage = () => sessionStorage): Quarantine {
  const failed = new Set(read(storage));
  return {
    has: (global) => failed.has(global),
    add(global) {
      failed.add(global);
      try {
        storage().setItem(KEY, [...failed].join(' '));
      } catch {
        // Storage is blocked: the set holds for this page only.
      }
    },
  };
}

function read(storage: () => Storage): string[] {
  try {
    return (storage().getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
