import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import { CheckIcon } from '../icons/signs';
import * as styles from './Menu.module.css';

export type MenuItemProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  /** Marks the selected one of several choices. */
  checked?: boolean;
  /** State of a switch: the item turns it on and off, and its label stays the same. */
  on?: boolean;
};

/** Menu item that acts; with `checked` a radio item, with `on` a checkbox item. */
export function MenuItem({ icon, tone = 'plain', checked, on, children, ...rest }: MenuItemProps) {
  const isSet = checked ?? on;
  const role =
    isSet === undefined
      ? { role: 'menuitem' }
      : { role: on === undefined ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': isSet };
  return (
    <button {...rest} {...role} type="button" tabIndex={-1} data-tone={tone} className={styles.item}>
      {icon}
      <span>{children}</span>
      {isSet && (
        <span className={styles.mark}>
          <CheckIcon />
        </span>
      )}
    </button>
  );
}

/** Menu item that navigates. */
export function MenuLink({
  icon,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className' | 'role'> & { icon?: ReactNode }) {
  return (
    <Link {...rest} role="menuitem" tabIndex={-1} className={styles.item}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** Separator between groups of a menu. */
export function MenuSeparator() {
  return <hr className={styles.line} />;
}

/** Group of menu items, such as the choices of one setting, under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <div className={styles.heading} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}

/** Plain text in a menu, such as the signed-in account. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <div className={styles.heading} role="presentation">
      {children}
    </div>
  );
}
