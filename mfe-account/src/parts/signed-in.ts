import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { callFailure } from '@valam/mfe-kit/api';
import { redirect, type AppContext, type PageRequest } from '@valam/mfe-kit/remote';
import { signInAddress } from './sign-in-address';

export type Asked = Pick<PageRequest, 'location' | 'search'>;

/**
 * The signed-in user; other visitors are redirected to the sign-in page, which leads back to the requested page, such as
 * one linked from an email. Null if the session is unknown: on the server, which renders only the layout, and in the
 * browser if its request has failed, in which case the page shows the error.
 */
export async function signedIn(app: AppContext, asked: Asked): Promise<SessionUser | null> {
  const session = await app.session();
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unknown') return null;
  return toSignIn(asked);
}

/**
 * Waits for data of the signed-in user. Errors are shown on the page, except for 401: if the session has ended, redirects
 * to the sign-in page.
 */
export async function unlessSignedOut(asked: Asked, reads: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(reads);
  if (ended.some((read) => read.status === 'rejected' && callFailure(read.reason)?.status === 401))
    toSignIn(asked);
}

const toSignIn = ({ location }: Asked): never =>
  redirect(signInAddress(location.pathname + location.search), 303);
