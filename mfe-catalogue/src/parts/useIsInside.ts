import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Handlers of an element that tell whether it has the pointer or the focus. A finger that has left is still about to
 * come back.
 */
export function useIsInside() {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isInside: hasPointer || hasFocus,
    inside: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => setHasPointer(pointerType === 'touch'),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
