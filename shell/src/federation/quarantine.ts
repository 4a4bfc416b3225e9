const KEY = 'lectern.quarantine';

/**
 * The releases that failed in this tab, by their container global. Kept over a reload; in memory alone where storage is
 * blocked.
 */
export type Quarantine = { has: (global: string) => boolean; add: (global: string) => void };

export function createQuarantine(storage: () => Storage = () => sessionStorage): Quarantine {
  const failed = new Set(read(storage));
  return {
    has: (global) => failed.has(global),
    add(global) {
      failed.add(global);
      try {
        storage().setItem(KEY, [...failed].join(' '));
      } catch {
        // The set above still holds for this page.
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
