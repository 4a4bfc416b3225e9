import { useEffect } from 'react';
import { useSession } from '../../session/SessionContext';
import { whenPageIdle } from '../../session/whenPageIdle';
import { hasAccountCart } from '../../state/cartCount';

/**
 * Syncs the cart on this device with the account that is signed in, so that the count is right on every screen. Loads
 * nothing until the page is idle.
 */
export function useAccountCart(): void {
  const uid = useSession().user?.uid ?? null;
  useEffect(() => {
    if (uid === null && !hasAccountCart()) return undefined;
    let stop: (() => void) | null = null;
    let hasEnded = false;
    whenPageIdle(() => {
      if (hasEnded) return;
      void import('@lectern/shared/cart').then(
        ({ startCartSync }) => {
          if (!hasEnded) stop = startCartSync(uid);
        },
        () => undefined,
      );
    });
    return () => {
      hasEnded = true;
      stop?.();
    };
  }, [uid]);
}
