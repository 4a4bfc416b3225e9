import { useChrome } from '../chrome/Chrome';
import { useSignal } from '../chrome/signal';
import { useShell } from '../routing/ShellContext';
import { useText } from '../text/useText';
import type { LaterParts } from './later';

/** The later parts, for what opens one of them. */
export type UseLater = {
  parts: LaterParts | null;
  /** For the events of a button that is about to be pressed. */
  prepare: { onPointerEnter: () => void; onFocus: () => void };
  /**
   * For its press: when the parts can't be had, `giveUp` is called and the visitor is told; another press tries anew.
   */
  demand: (giveUp: () => void) => void;
};

export function useLater(): UseLater {
  const { later } = useShell();
  const { announce } = useChrome();
  const text = useText().header;
  const prepare = (): void => void later.load().catch(() => undefined);
  return {
    parts: useSignal(later.parts),
    prepare: { onPointerEnter: prepare, onFocus: prepare },
    demand: (giveUp) =>
      void later.load().catch(() => {
        giveUp();
        announce(text.menuFailed);
      }),
  };
}
