import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { redirect, type AppContext } from '@valam/mfe-kit/remote';

/**
 * The signed-in user; other visitors are redirected to the sign-in page. Null when the session is unknown: on the server,
 * which renders only the frame, and in the browser when its request has failed, which the page then says.
 */
export async function signedIn(app: AppContext): Promise<SessionUser | null> {
  const session = await app.session();
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unknown') return null;
  return redirect('/login', 303);
}
