import type { ComponentProps } from 'react';
import { Link } from '@lectern/shared/router';
import { ButtonLabel, buttonLook, type ButtonLook } from './Button';
import { classNames } from './classNames';
import classes from './Button.module.css';

/** A link within the site (`to`), or to elsewhere (`href`). */
export type ButtonLinkProps = ButtonLook &
  (ComponentProps<typeof Link> | (ComponentProps<'a'> & { href: string; to?: undefined }));

/** A link that looks like a button: it goes somewhere, where a Button does something. */
export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  const look = { ...buttonLook({ variant, size, wide }), className: classNames(classes.button, className) };
  const label = (
    <ButtonLabel icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonLabel>
  );
  return rest.to === undefined ? (
    <a {...rest} {...look}>
      {label}
    </a>
  ) : (
    <Link {...rest} {...look}>
      {label}
    </Link>
  );
}
