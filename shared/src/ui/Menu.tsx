import { useId, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { placeBeside } from './placeBeside';
import classes from './Menu.module.css';

/** What a menu's button needs, to be spread upon a Button or an IconButton. */
export type MenuButtonTies = { popoverTarget: string; 'aria-haspopup': 'menu'; 'aria-expanded': boolean; onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };

export type MenuProps = { label: string; /** Draws the button that opens the menu. */ button: (ties: MenuButtonTies) => ReactNode; children: ReactNode };

/** A menu beside its button: the browser's own popover, closed by Escape or a press outside. Arrow keys and first letters move. */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = (event: ToggleEvent<HTMLElement>): void => {
    const opener = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (event.newState === 'open' && opener) placeBeside(event.currentTarget, opener);
  };
  const toggled = (event: ToggleEvent<HTMLElement>): void => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (opened) itemsOf(event.currentTarget)[0]?.focus();
  };
  const openByArrow = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    document.getElementById(id)?.showPopover();
  };
  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open, onKeyDown: openByArrow })}
      <div id={id} popover="auto" role="menu" aria-label={label} className={classes.menu} onBeforeToggle={place} onToggle={toggled} onKeyDown={move} onClick={closeAfterChoice}>
        {children}
      </div>
    </>
  );
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

function move(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  if (event.key === 'Tab') menu.hidePopover();
  const target = targetOf(event.key, items, at);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[(at - 1 + items.length) % items.length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  const rotated = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rotated.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

function closeAfterChoice(event: { target: EventTarget; currentTarget: HTMLElement }): void {
  if (event.target instanceof Element && event.target.closest('[role^=menuitem]')) event.currentTarget.hidePopover();
}
