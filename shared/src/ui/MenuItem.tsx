import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import { CheckIcon } from './icons';
import classes from './Menu.module.css';

export type MenuItemProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  /** Whether this one of several choices is the one that holds. */
  checked?: boolean;
  /** Whether what the item names is on: it is turned on and off by itself, and its words stay the same. */
  on?: boolean;
};

/** Something that a menu does; with `checked` or `on`, something that it sets. */
export function MenuItem({ icon, tone = 'plain', checked, on, children, ...rest }: MenuItemProps) {
  const isSet = checked ?? on;
  const role =
    isSet === undefined
      ? { role: 'menuitem' }
      : { role: on === undefined ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': isSet };
  return (
    <button {...rest} {...role} type="button" tabIndex={-1} data-tone={tone} className={classes.item}>
      {icon}
      <span>{children}</span>
      {isSet && (
        <span className={classes.mark}>
          <CheckIcon />
        </span>
      )}
    </button>
  );
}

/** Somewhere that a menu leads. */
export function MenuLink({
  icon,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className' | 'role'> & { icon?: ReactNode }) {
  return (
    <Link {...rest} role="menuitem" tabIndex={-1} className={classes.item}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** A line between groups of a menu. */
export function MenuLine() {
  return <hr className={classes.line} />;
}

/** Items of a menu that belong together, such as the choices of one thing, under words that name them. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <div className={classes.heading} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}

/** Words in a menu, such as who is signed in. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <div className={classes.heading} role="presentation">
      {children}
    </div>
  );
}
