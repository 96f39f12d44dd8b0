/** For pages: links and the address. */
export { Link, NavLink, type LinkProps } from './router/link';
export { useIsNavigating, useLocation, useNavigate, useParams, useSearchParams } from './router/hooks';
export type { ParamsOf } from './router/path-pattern';
export type { PageLocation } from './router/location';
