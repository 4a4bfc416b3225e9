import { useEffect, useState } from 'react';

/** Returns true once `flag` has held for `ms` milliseconds, until it drops. A change of `attempt` starts over. */
export function useDelayed(flag: boolean, ms: number, attempt = 0): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(setHasElapsed, ms, true);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [flag, ms, attempt]);
  return flag && hasElapsed;
}
