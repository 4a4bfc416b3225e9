import { useRef, type SyntheticEvent } from 'react';

type Ties = { onPointerDown: (event: SyntheticEvent) => void; onClick: (event: SyntheticEvent) => void };

/**
 * The ties of a modal dialog that a press on its backdrop closes. A press counts where it began: who marks words in a
 * field and lets go beyond the dialog has not pressed outside.
 */
export function usePressOutside(close: () => void): Ties {
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
