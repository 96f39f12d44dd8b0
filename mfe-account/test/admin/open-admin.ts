import type { Role } from '@valam/contracts/identity/auth.schema';
import { renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../../src/expose/remote';

const signedIn = (role: Role) => ({
  status: 'signed-in' as const,
  csrfToken: 'csrf',
  user: {
    id: '1',
    email: 'o@example.org',
    fullName: 'Anu',
    role,
    isStaff: role !== 'contributor',
    contributor: null,
  },
});

/** Opens a URL of the back office. */
export const openAdmin = (to: string, answers: Record<string, FakeAnswer>, role: Role = 'owner') =>
  renderRemotePage(account, to, { answers, shell: { session: signedIn(role) } });
