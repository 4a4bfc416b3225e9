import { useEffect, useState } from 'react';

/** Whether `isSo` has held for `delay` milliseconds. */
export function useLate(isSo: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo, delay]);
  return isSo && late;
}
