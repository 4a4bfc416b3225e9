import { useEffect, useState } from 'react';

/** Time for which a message is shown, in milliseconds. */
const VISIBLE = 1_200;

/** Shows short messages over the picture, such as the effect of a key. */
export function useFlash(): { flash: string; showFlash: (message: string) => void } {
  const [flash, setFlash] = useState({ message: '', count: 0 });
  useEffect(() => {
    if (!flash.message) return undefined;
    const timer = setTimeout(() => setFlash({ message: '', count: 0 }), VISIBLE);
    return () => clearTimeout(timer);
  }, [flash]);
  return {
    flash: flash.message,
    showFlash: (message) => setFlash(({ count }) => ({ message, count: count + 1 })),
  };
}
