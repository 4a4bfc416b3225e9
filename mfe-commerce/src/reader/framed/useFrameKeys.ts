import { useEffect } from 'react';
import type { Direction } from '../bookView';
import { consumesKeys } from '../usePageKeys';
import type { FrameCommand } from './frameMessages';

/** Turns pages of a book in a frame while the site has the focus, by the keys that also work inside the frame. */
export function useFrameKeys(send: (command: FrameCommand) => void, direction: Direction): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || consumesKeys(event.target)) return;
      const command = commandOf(event.key, direction);
      if (!command) return;
      event.preventDefault();
      send(command);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [send, direction]);
}

function commandOf(key: string, direction: Direction): FrameCommand | null {
  const [before, after] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === after || key === 'PageDown') return { kind: 'turn', step: 1 };
  if (key === before || key === 'PageUp') return { kind: 'turn', step: -1 };
  if (key === 'Home') return { kind: 'edge', to: 'start' };
  return key === 'End' ? { kind: 'edge', to: 'end' } : null;
}
