/** Load in flight: `done` settles with it, `cancel` ends it early. */
export type Load = { done: Promise<void>; cancel: () => void };

/** Joins the load of that key, or starts one. Rejects with it; never settles once `signal` is aborted. */
export type ShareLoad = (key: string, start: () => Load, signal: AbortSignal) => Promise<void>;

/** Shares loads in flight by their key. A load is cancelled when the last caller that waits for it has aborted. */
export function createSharedLoads(): ShareLoad {
  const pending = new Map<string, Load & { waiting: number }>();

  const begin = (key: string, load: Load): Load & { waiting: number } => {
    const shared = { ...load, waiting: 0 };
    const end = (): void => {
      if (pending.get(key) === shared) pending.delete(key);
    };
    pending.set(key, shared);
    load.done.then(end, end);
    return shared;
  };

  return (key, start, signal) => {
    const load = pending.get(key) ?? begin(key, start());
    load.waiting += 1;
    const leave = (): void => {
      load.waiting -= 1;
      if (load.waiting > 0 || pending.get(key) !== load) return;
      pending.delete(key);
      load.cancel();
    };
    signal.addEventListener('abort', leave, { once: true });
    return new Promise((resolve) => {
      const settle = (): void => {
        signal.removeEventListener('abort', leave);
        if (!signal.aborted) resolve(load.done);
      };
      load.done.then(settle, settle);
    });
  };
}
