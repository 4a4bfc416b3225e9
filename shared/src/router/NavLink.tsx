import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

/**
 * A link that is `aria-current="page"` while its address, or with `end` false (the default) one below it, is shown.
 * Case does not count.
 */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const own = useResolvedPath(rest.to).pathname.toLowerCase();
  const shown = useLocation().pathname.toLowerCase();
  const isActive = shown === own || (!end && shown.startsWith(own.endsWith('/') ? own : `${own}/`) && own !== '/');
  return <Link {...(isActive && { 'aria-current': 'page' })} {...rest} />;
}
