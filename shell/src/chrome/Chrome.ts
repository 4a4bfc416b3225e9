import { createContext, useContext } from 'react';
import { followMotion } from '@lectern/shared/motion';
import { createCartCount } from './cartCount';
import { createScrollMemory, type ScrollMemory } from '../routing/scrollMemory';
import { createSignal, type Signal } from './signal';
import { createTheme, type Theme } from './theme';
import { createUnsaved, type Unsaved } from './unsaved';

/** What the frame of the site keeps: theme, unsaved input, the cart's count, and the latest announcement. */
export type Chrome = {
  theme: Theme;
  unsaved: Unsaved;
  cartCount: Signal<number>;
  scroll: ScrollMemory;
  announcement: Signal<string>;
  announce: (message: string) => void;
};

export function createChrome(): Chrome {
  const announcement = createSignal('');
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  followMotion();
  return {
    theme: createTheme(),
    unsaved: createUnsaved(),
    cartCount: createCartCount(),
    scroll: createScrollMemory(),
    announcement,
    announce(message) {
      // The same words twice are two announcements: an empty live region in between makes the second one heard.
      announcement.set('');
      // What is said at one moment is heard as one: the later words would else take the place of the earlier.
      waiting.push(message);
      clearTimeout(timer);
      timer = setTimeout(() => announcement.set(waiting.splice(0).join(' ')), 50);
    },
  };
}

/** Set once, around everything. */
export const ChromeContext = createContext<Chrome | null>(null);

/** The frame's state; throws outside ChromeContext. */
export function useChrome(): Chrome {
  const chrome = useContext(ChromeContext);
  if (!chrome) throw new Error('useChrome() was called outside ChromeContext.');
  return chrome;
}
