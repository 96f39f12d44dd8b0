import type { Role } from '@valam/contracts/identity/auth.schema';
import { useSession } from '@valam/mfe-kit/shell';

/** The role of the signed-in user; `contributor`, which may open nothing, when signed out. */
export function useRole(): Role {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : 'contributor';
}
