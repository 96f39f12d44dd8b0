/**
 * React Router for pages, with its original names. Exported individually, so that unused parts (its framework mode, its
 * server components) stay out of the platform.
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
