import type { PageView } from '@valam/mfe-kit/host';
import { secretParams } from '../remotes/private-address';
import { carriesOwn, type Cookies } from './visitor-facts';

interface CallState {
  readonly status?: string;
  readonly originalArgs?: unknown;
}

interface ApiState {
  readonly queries?: Readonly<Record<string, CallState | undefined>>;
}

/** Facts about a page view in which a remote failed. */
export interface ViewFacts {
  readonly method: string;
  readonly search: string;
  readonly cookies: Cookies;
  readonly reportCookie: string;
  readonly found: PageView;
  /** The state of every remote in the view, by name. */
  readonly parts: Readonly<Record<string, unknown>>;
}

/**
 * True if visitor input may have reached the code of a remote: a form, a query, a cookie, or a path whose parameters identify no
 * known record. The visitor may have provoked a failure of such a view, so it never counts against a release.
 */
export function hasVisitorInput({ method, search, cookies, reportCookie, found, parts }: ViewFacts): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  if (search !== '' || carriesOwn(cookies, reportCookie) || found.kind !== 'page') return true;
  if (secretParams(found.route.path).length > 0) return true;
  const answered = Object.values(parts)
    .flatMap((part) => Object.values((part as ApiState).queries ?? {}))
    .flatMap((call) => (call?.status === 'fulfilled' ? JSON.stringify(call.originalArgs ?? null) : []));
  return Object.values(found.params).some(
    (value) => !answered.some((args) => args.includes(JSON.stringify(value))),
  );
}
