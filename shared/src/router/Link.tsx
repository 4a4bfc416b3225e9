import type { ComponentProps, MouseEvent } from 'react';
import {
  createPath,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

/**
 * Props of a link. `to` is an address within the site, absolute or relative to the current one. `replace` is true by
 * default for a link to the current address; `state` is stored in the history entry.
 */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & { to: To };

/**
 * Link that the router follows without reloading the page. Clicks with another button, a modifier key or another target
 * stay with the browser, and `onClick` may prevent the navigation. The library's own link would add 5 KB, for
 * prefetching and forms of its data mode.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const path = useResolvedPath(to);
  const location = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, rest.target)) return;
    event.preventDefault();
    void navigate(to, {
      replace: replace ?? createPath(location) === createPath(path),
      state: state as unknown,
      preventScrollReset,
    });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined): boolean {
  return button === 0 && (!target || target === '_self') && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
