import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import { CheckIcon } from './icons';
import classes from './Menu.module.css';

export type MenuItemProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & { icon?: ReactNode; tone?: 'plain' | 'danger'; checked?: boolean };

/** Something that a menu does. With `checked` it is one of several choices, of which one holds. */
export function MenuItem({ icon, tone = 'plain', checked, children, ...rest }: MenuItemProps) {
  const role = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button {...rest} {...role} type="button" tabIndex={-1} data-tone={tone} className={classes.item}>
      {icon}
      <span>{children}</span>
      {checked && <span className={classes.mark}><CheckIcon /></span>}
    </button>
  );
}

/** Somewhere that a menu leads. */
export function MenuLink({ icon, children, ...rest }: Omit<ComponentProps<typeof Link>, 'className' | 'role'> & { icon?: ReactNode }) {
  return <Link {...rest} role="menuitem" tabIndex={-1} className={classes.item}>{icon}<span>{children}</span></Link>;
}

/** A line between groups of a menu. */
export function MenuLine() {
  return <hr className={classes.line} />;
}

/** Words above a group of a menu, such as who is signed in. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className={classes.heading} role="presentation">{children}</div>;
}
