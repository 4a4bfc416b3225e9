import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { positionPopover } from './positionPopover';
import { clickOnSpace } from '../clickOnSpace';
import * as styles from './Menu.module.css';

export type MenuPanelProps = {
  /** The id that `menuButtonProps` was called with. */
  id: string;
  label: string;
  /** Opens the panel when it mounts: for a panel whose code loads after the press. */
  startsOpen?: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/**
 * Panel of a menu: a native popover, closed by Escape or a press outside. Arrow keys and first letters move the focus;
 * Enter and the space bar choose.
 */
export function MenuPanel({ id, label, startsOpen = false, onOpen, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsOpen) panel.current?.showPopover();
  }, [startsOpen]);
  const reportOpen = useEffectEvent((menu: HTMLElement) => {
    onOpen(true);
    if (document.activeElement === openerOf(id)) itemsOf(menu)[0]?.focus();
  });
  useEffect(() => {
    // A panel in the markup of a page may be open before this code runs.
    if (panel.current?.matches(':popover-open')) reportOpen(panel.current);
  }, []);
  const prepare = (event: ToggleEvent<HTMLElement>): void => {
    if (event.newState !== 'open') return;
    focusFirstOnOpening(event.currentTarget);
    const opener = openerOf(id);
    if (opener) positionPopover(event.currentTarget, opener);
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      className={styles.menu}
      onBeforeToggle={prepare}
      onToggle={(event) => onOpen(event.newState === 'open')}
      onKeyDown={move}
      onClick={closeAfterChoice}
    >
      {children}
    </div>
  );
}

const openerOf = (id: string): Element | null => document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

/**
 * Marks the first item, so that the browser focuses it while it opens the panel. The toggle event would be too late: it
 * is dispatched as a task of its own, and a key pressed before that would act on the button.
 */
function focusFirstOnOpening(menu: HTMLElement): void {
  for (const [index, item] of itemsOf(menu).entries()) item.toggleAttribute('autofocus', index === 0);
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  const items = itemsOf(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  // Shortcuts of the browser and the operating system keep working.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') menu.hidePopover();
  clickOnSpace(event, items[at]);
  const target = targetOf(event.key, items, at);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(Math.max(at, 0) - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  const rotated = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rotated.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

function closeAfterChoice(event: { target: EventTarget; currentTarget: HTMLElement }): void {
  if (event.target instanceof Element && event.target.closest('[role^=menuitem]')) event.currentTarget.hidePopover();
}
