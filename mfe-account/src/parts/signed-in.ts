import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { redirect, type AppContext } from '@valam/mfe-kit/remote';

/**
 * The signed-in user; other visitors are redirected to the sign-in page. Null when the session is unknown on the server:
 * then only the frame is rendered, and the browser requests the session.
 */
export async function signedIn(app: AppContext): Promise<SessionUser | null> {
  const session = await app.session();
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unknown' && app.isServer) return null;
  return redirect('/login', 303);
}
