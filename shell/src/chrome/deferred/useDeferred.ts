import { textOf } from '@lectern/shared/text';
import { usePageState } from '../../state/PageState';
import { useShell, type DeferredParts } from '../../state/ShellContext';
import { useSignal } from '../../state/signal';
import { shellText } from '../../text/shell.en';

/** Access to the deferred parts, for a button that opens one of them. */
export type UseDeferred = {
  /** The parts, or null until they have loaded. */
  parts: DeferredParts | null;
  /** Event handlers that start the load when the button is about to be pressed. */
  prepareOn: { onPointerEnter: () => void; onFocus: () => void };
  /** Loads the parts on a press. Calls `onFailed` and notifies the visitor when that fails; a new press tries again. */
  request: (onFailed: () => void) => void;
};

/** Returns access to the deferred parts. A load that fails on a press is announced to screen readers. */
export function useDeferred(): UseDeferred {
  const { deferred } = useShell();
  const { announce } = usePageState();
  return {
    parts: useSignal(deferred.parts),
    prepareOn: { onPointerEnter: deferred.prepare, onFocus: deferred.prepare },
    request: (onFailed) =>
      void deferred.load().catch(() => {
        onFailed();
        announce(textOf(shellText).header.menuFailed);
      }),
  };
}
