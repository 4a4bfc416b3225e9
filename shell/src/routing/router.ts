/**
 * Names of react-router-dom that only the shell uses. Everything else is in `@lectern/shared/router`, which remotes
 * share.
 */
export {
  BrowserRouter,
  NavigationType,
  StaticRouter,
  UNSAFE_RouteContext as RouteContext,
  useNavigationType,
  type Location,
} from 'react-router-dom';
