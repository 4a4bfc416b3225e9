import { useId, useState, type ReactNode } from 'react';
import { MenuPanel } from './MenuPanel';
import { menuTies, type MenuButtonTies } from './menuTies';

export type MenuProps = {
  label: string;
  /** Draws the button that opens the menu. */ button: (ties: MenuButtonTies) => ReactNode;
  children: ReactNode;
};

/** A menu beside its button. */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      {button(menuTies(id, open))}
      <MenuPanel id={id} label={label} onOpen={setOpen}>
        {children}
      </MenuPanel>
    </>
  );
}
