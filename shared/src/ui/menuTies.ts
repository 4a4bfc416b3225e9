import type { KeyboardEvent } from 'react';
// The looks of the panel come with its button: a panel that is fetched later then needs no stylesheet of its own.
import './Menu.module.css';

/** What a menu's button needs, to be spread upon a Button or an IconButton. */
export type MenuButtonTies = {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The ties of a button to the MenuPanel with that id, which may come after it: `open` says whether that is shown. */
export function menuTies(id: string, open: boolean): MenuButtonTies {
  const openByArrow = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    // As a press would: it is the browser that knows of the panel.
    event.currentTarget.click();
  };
  return { popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open, onKeyDown: openByArrow };
}
