import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Tracks if the visitor is using an element: it has the pointer or the focus. Filters keep their order meanwhile, so
 * that none moves away under a click. A touch counts until another pointer leaves, as touches leave at once.
 */
export function useIsEngaged() {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isEngaged: hasPointer || hasFocus,
    handlers: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => setHasPointer(pointerType === 'touch'),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
