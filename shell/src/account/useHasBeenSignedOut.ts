import { useState } from 'react';
import { useSession } from '../session/SessionContext';

/**
 * Returns true once the screen has been shown to a signed-out visitor. A visitor who is signed in after that has just
 * signed in, here or in another tab, and may continue. A visitor who was signed in from the start opened the screen on
 * purpose.
 */
export function useHasBeenSignedOut(): boolean {
  const { user } = useSession();
  const [hasBeenSignedOut, setHasBeenSignedOut] = useState(user === null);
  if (user === null && !hasBeenSignedOut) setHasBeenSignedOut(true);
  return hasBeenSignedOut;
}
