import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

/** Link with `aria-current="page"` while its address is shown, or, unless `end` is set, one below it. Ignores case. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const own = useResolvedPath(rest.to).pathname.toLowerCase();
  const shown = useLocation().pathname.toLowerCase();
  const isActive = shown === own || (!end && shown.startsWith(own.endsWith('/') ? own : `${own}/`) && own !== '/');
  return <Link {...(isActive && { 'aria-current': 'page' })} {...rest} />;
}
