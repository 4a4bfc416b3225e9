import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance from the viewport at which the content is rendered. */
const MARGIN = '600px';

/** Renders `placeholder` until it is near the viewport, then its children. Without IntersectionObserver, at once. */
export function NearView({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
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
  return isNear ? children : <div ref={box}>{placeholder}</div>;
}
