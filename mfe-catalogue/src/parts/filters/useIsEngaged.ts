import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Tracks if an element has the pointer or the focus. A touch counts until another pointer leaves. */
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
