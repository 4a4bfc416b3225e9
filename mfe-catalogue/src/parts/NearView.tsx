import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far from the view its content is asked for. */
const MARGIN = '600px';

/**
 * Shows `place`, of the size of what will stand there, until the visitor comes near; then its children. Where nearness
 * cannot be told, the children at once.
 */
export function NearView({ place, children }: { place: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={box}>{place}</div>;
}
