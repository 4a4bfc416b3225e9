import { onOnline } from '@lectern/shared/sync';
import { createSignal, type Signal } from './signal';

/** Code that loads after the first content, as one chunk. */
export type Deferred<Parts> = {
  /** The parts, or null until they have loaded. */
  parts: Signal<Parts | null>;
  /** Loads the parts once. Rejects when that fails; the next call, or the network's return, tries again. */
  load: () => Promise<Parts>;
  /** Loads the parts ahead of use. Never rejects. */
  prepare: () => void;
};

/** Creates the loader of the parts. `fetchParts` imports their chunk. */
export function createDeferred<Parts>(fetchParts: () => Promise<Parts>): Deferred<Parts> {
  const parts = createSignal<Parts | null>(null);
  let loading: Promise<Parts> | null = null;
  const load = (): Promise<Parts> =>
    (loading ??= fetchParts().then(
      (loaded) => {
        parts.set(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading = null;
        const stop = onOnline(() => {
          stop();
          prepare();
        });
        throw error;
      },
    ));
  const prepare = (): void => void load().catch(() => undefined);
  return { parts, load, prepare };
}
