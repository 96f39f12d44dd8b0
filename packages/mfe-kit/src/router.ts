/**
 * React Router for pages: its own names and nothing else. They are named one by one, so that what no one uses (its
 * framework mode, its server components) stays out of the platform.
 */
export {
  Link,
  NavLink,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
  type LinkProps,
} from 'react-router';
