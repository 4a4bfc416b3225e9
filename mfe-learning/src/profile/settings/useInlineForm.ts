import { useEffect, useRef, useState, type RefObject } from 'react';

/** A form that a button opens in its own place. */
export type Opening = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** Opens a form in place of `button`, which has the focus again when the form goes. */
export function useInlineForm(): Opening {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setOpen, button };
}
