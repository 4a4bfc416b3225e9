import { useRef, type SyntheticEvent } from 'react';

type Handlers = { onPointerDown: (event: SyntheticEvent) => void; onClick: (event: SyntheticEvent) => void };

/**
 * Returns the handlers of a modal dialog that a press on its backdrop closes. A press counts where it began: selecting
 * text in a field and releasing outside the dialog does not close it.
 */
export function useBackdropPress(close: () => void): Handlers {
  const began = useRef(false);
  return {
    onPointerDown: (event) => {
      began.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (began.current && event.target === event.currentTarget) close();
    },
  };
}
