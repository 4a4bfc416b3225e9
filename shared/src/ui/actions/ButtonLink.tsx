import type { ComponentProps } from 'react';
import { Link } from '@lectern/shared/router';
import { ButtonLabel, buttonAttributes, type ButtonStyle } from './Button';
import { classNames } from '../classNames';
import * as styles from './Button.module.css';

/** A link within the site (`to`) or to another site (`href`). */
export type ButtonLinkProps = ButtonStyle &
  (ComponentProps<typeof Link> | (ComponentProps<'a'> & { href: string; to?: undefined }));

/** Link styled as a button: it navigates, where a Button acts. */
export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  const attributes = { ...buttonAttributes({ variant, size, wide }), className: classNames(styles.button, className) };
  const label = (
    <ButtonLabel icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonLabel>
  );
  return rest.to === undefined ? (
    <a {...rest} {...attributes}>
      {label}
    </a>
  ) : (
    <Link {...rest} {...attributes}>
      {label}
    </Link>
  );
}
