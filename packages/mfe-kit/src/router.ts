/**
 * React Router for pages, under its original names. Listed individually, so that unused parts (framework mode, server
 * components) stay out of the platform.
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
