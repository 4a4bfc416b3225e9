import { onOnline } from '@lectern/shared/sync';
import { createSignal, type Signal } from '../chrome/signal';
import type * as Parts from './parts';

/** The parts of the shell that no first content needs. */
export type LaterParts = typeof Parts;

/** Those parts: null until they are in the page. */
export type Later = {
  parts: Signal<LaterParts | null>;
  /** Loads them once. Rejects when they do not come; the next call, or the network's return, tries anew. */
  load: () => Promise<LaterParts>;
};

/** `fetchParts` brings the chunk; in tests, the edge at which faults are scripted. */
export function createLater(fetchParts: () => Promise<LaterParts> = () => import('./parts')): Later {
  const parts = createSignal<LaterParts | null>(null);
  let loading: Promise<LaterParts> | null = null;
  const load = (): Promise<LaterParts> =>
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
  return { parts, load };
}
