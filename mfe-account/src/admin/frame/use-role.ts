import type { Role } from '@valam/contracts/identity/auth.schema';
import { useSession } from '@valam/mfe-kit/shell';

/** As whom one works here. A partner may open nothing. */
export function useRole(): Role {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : 'contributor';
}
