import type { KeyboardEvent } from 'react';
// The panel's styles load with its button: a deferred panel then needs no stylesheet of its own.
import './Menu.module.css';

/** Properties of a menu's button, to spread on a Button or an IconButton. */
export type MenuButtonProps = {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Returns the properties that connect a button to the MenuPanel with that id, which may mount later. */
export function menuButtonProps(id: string, open: boolean): MenuButtonProps {
  const openByArrow = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    // The browser opens the popover on a click.
    event.currentTarget.click();
  };
  return { popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open, onKeyDown: openByArrow };
}
