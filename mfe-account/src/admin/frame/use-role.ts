import type { Role } from '@valam/contracts/identity/auth.schema';
import { useSession } from '@valam/mfe-kit/shell';

/** The role of the signed-in user; while signed out `contributor`, which has no access. */
export function useRole(): Role {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : 'contributor';
}
