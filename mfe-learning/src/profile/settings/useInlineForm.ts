import { useEffect, useRef, useState, type RefObject } from 'react';

/** State of a form that replaces the button that opens it. */
export type InlineForm = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** Opens a form in place of `button`, and focuses the button again when the form closes. */
export function useInlineForm(isOpenAtFirst = false): InlineForm {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setOpen, button };
}
