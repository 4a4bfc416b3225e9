import { useState } from 'react';
import { useSession } from '../session/SessionContext';

/**
 * True once the screen was shown to somebody signed out. Who is signed in after that has just signed in, here or in
 * another tab, and may go on; who was signed in from the start came on purpose.
 */
export function useHasBeenOut(): boolean {
  const { user } = useSession();
  const [hasBeenOut, setHasBeenOut] = useState(user === null);
  if (user === null && !hasBeenOut) setHasBeenOut(true);
  return hasBeenOut;
}
