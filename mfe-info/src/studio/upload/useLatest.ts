import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Holds the newest value, for work that ends after the render that began it. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
