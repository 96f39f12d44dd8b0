import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { redirect, type AppContext } from '@valam/mfe-kit/remote';

/**
 * The person who is signed in; anyone else is sent to the sign-in page. Null while the server does not know: then the frame is sent, and
 * the browser asks.
 */
export async function signedIn(app: AppContext): Promise<SessionUser | null> {
  const session = await app.session();
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unknown' && app.isServer) return null;
  return redirect('/login', 303);
}
