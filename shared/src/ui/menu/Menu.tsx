import { useId, useState, type ReactNode } from 'react';
import { MenuPanel } from './MenuPanel';
import { menuButtonProps, type MenuButtonProps } from './menuButtonProps';

export type MenuProps = {
  label: string;
  /** Renders the button that opens the menu. */ button: (props: MenuButtonProps) => ReactNode;
  children: ReactNode;
};

/** Menu with its button. */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      {button(menuButtonProps(id, open))}
      <MenuPanel id={id} label={label} onOpen={setOpen}>
        {children}
      </MenuPanel>
    </>
  );
}
