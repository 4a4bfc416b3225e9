import { createContext, useContext } from 'react';
import { followMotion } from '@lectern/shared/motion';
import { createAnnouncements, type Announcements } from './announcements';
import { createCartCount } from './cartCount';
import { createScrollMemory, type ScrollMemory } from './scrollMemory';
import type { Signal } from './signal';
import { createTheme, type Theme } from './theme';
import { createUnsaved, type Unsaved } from './unsaved';

/** State of the open page that the header, the screens and the router share. */
export type PageState = Announcements & {
  theme: Theme;
  unsaved: Unsaved;
  cartCount: Signal<number>;
  scroll: ScrollMemory;
};

/** Creates the state once for the page, and applies the visitor's theme and motion preference. */
export function createPageState(): PageState {
  followMotion();
  return {
    theme: createTheme(),
    unsaved: createUnsaved(),
    cartCount: createCartCount(),
    scroll: createScrollMemory(),
    ...createAnnouncements(),
  };
}

/** Context of the page's state, provided once around the whole site. */
export const PageStateContext = createContext<PageState | null>(null);

/** Returns the page's state; throws outside PageStateContext. */
export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('usePageState() was called outside PageStateContext.');
  return state;
}
